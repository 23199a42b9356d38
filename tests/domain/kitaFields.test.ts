import { expect, test } from 'vitest';
import { kitaOf } from '@lasakita/ui/domain/kita';
import { readKita } from '@lasakita/ui/domain/kitaFields';
import { readKitaAddress } from '@/domain/kitaAddress';

test('a weight, a price and a part are what people mean by them, in fields and in an address', () => {
  const address = new URLSearchParams({
    price: 'Php 125.-',
    weight: '½ kg',
    grams: '0,500',
    other: '₱0,750',
    waste: '10 %',
    day: '1 000',
  });
  const { kita, faults, interpreted } = readKita(readKitaAddress(address, {}));
  expect(faults).toEqual({});
  expect(kita).toEqual(
    kitaOf({
      packPrice: 125,
      packGrams: 500,
      servingGrams: 0.5,
      otherCosts: 0.75,
      waste: 10,
      servingsADay: 1000,
      sellingPrice: undefined,
    }),
  );
  expect(interpreted).toEqual({ packGrams: 500, servingGrams: 0.5, otherCosts: 0.75 });
});

test('a unit of another field, and what can mean two numbers, are asked about', () => {
  const { kita, faults } = readKita({
    packPrice: '1 kg',
    packGrams: '₱65',
    servingGrams: '1.250',
    waste: '10 g',
    sellingPrice: '1.250',
    servingsADay: '80 %',
  });
  expect(kita).toBeUndefined();
  expect(faults).toEqual({
    packPrice: 'unreadable',
    packGrams: 'unreadable',
    servingGrams: 'doubtful',
    waste: 'unreadable',
    sellingPrice: 'doubtful',
    servingsADay: 'unreadable',
  });
});
