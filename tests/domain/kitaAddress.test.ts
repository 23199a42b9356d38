import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readKitaAddress, writeKitaAddress } from '@/domain/kitaAddress';

const defaults = { packPrice: '65', packGrams: '200', waste: '10' };
const empty = { servingGrams: '', otherCosts: '', sellingPrice: '', servingsADay: '' };

test('without parameters the fields are as they begin, and drawn no second time', () => {
  expect(readKitaAddress(new URLSearchParams('search=ube'), defaults)).toBe(defaults);
});

test('what was typed stands in the address as it was typed, and nothing else', () => {
  const typed = { ...defaults, packPrice: '₱ 1,250.50', sellingPrice: '35', waste: '' };
  const params = writeKitaAddress(new URLSearchParams('search=ube&other=5'), typed, defaults);
  expect(params.toString()).toBe('search=ube&price=%E2%82%B1+1%2C250.50&waste=&sell=35');
  expect(readKitaAddress(params, defaults)).toEqual({ ...empty, ...typed });
});

test('any text comes back, up to twenty characters of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      const params = writeKitaAddress(new URLSearchParams(), { sellingPrice: text }, {});
      const read = readKitaAddress(new URLSearchParams(params.toString()), {});
      expect(read.sellingPrice ?? '').toBe(text.slice(0, 20));
    }),
  );
});
