import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedNumber } from '@lasakita/ui/domain/typedNumber';

test.each([
  ['65', 65],
  ['₱65', 65],
  ['₱ 65.00', 65],
  ['P65', 65],
  ['PHP 1,250.50', 1250.5],
  ['php65', 65],
  ['1,250', 1250],
  ['12,345,678.9', 12_345_678.9],
  ['1 250', 1250],
  ['1\u00A0250', 1250],
  ["1'250", 1250],
  ['1’250', 1250],
  ['１２５０', 1250],
  ['\u202A1250\u202C', 1250],
  ['12,5', 12.5],
  ['12,50', 12.5],
  ['1.250,50', 1250.5],
  ['.5', 0.5],
  ['5.', 5],
  ['10%', 10],
  ['10 %', 10],
  ['200 g', 200],
  ['200g', 200],
  ['65 pesos', 65],
  ['  35  ', 35],
  ['0', 0],
  ['-0', 0],
  ['1.10', 1.1],
  ['1.1000', 1.1],
])('“%s” is %d', (text, value) => {
  expect(typedNumber(text, { max: 100_000_000 })).toEqual({ value });
});

test.each([
  ['abc', 'unreadable'],
  ['1..5', 'unreadable'],
  ['12 mga', 'unreadable'],
  ['1 kg', 'unreadable'],
  ['1e5', 'unreadable'],
  ['Infinity', 'unreadable'],
  ['NaN', 'unreadable'],
  ['₱', 'unreadable'],
  ['--5', 'unreadable'],
  ['1,2,3', 'unreadable'],
  ['-5', 'negative'],
  ['−5', 'negative'],
  ['₱-5', 'negative'],
  ['0.005', 'tooPrecise'],
  ['1000001', 'tooLarge'],
  ['9'.repeat(400), 'tooLarge'],
] as const)('“%s” is %s', (text, fault) => {
  expect(typedNumber(text)).toEqual({ fault });
});

test('limits and decimals are those of the field', () => {
  expect(typedNumber('0', { min: 0.01 })).toEqual({ fault: 'tooSmall' });
  expect(typedNumber('100', { max: 99 })).toEqual({ fault: 'tooLarge' });
  expect(typedNumber('1.5', { decimals: 0 })).toEqual({ fault: 'tooPrecise' });
});

test('nothing typed is neither a number nor a fault', () => {
  expect(typedNumber('')).toEqual({});
  expect(typedNumber('   ')).toEqual({});
});

test('every number with two decimals is understood as it is written, with and without commas', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (centavos) => {
      const value = centavos / 100;
      expect(typedNumber(value.toFixed(2))).toEqual({ value });
      expect(typedNumber(`₱${value.toLocaleString('en', { minimumFractionDigits: 2 })}`)).toEqual({
        value,
      });
    }),
  );
});

test('any text at all is a number within the limits, a fault, or nothing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { value, fault } = typedNumber(text);
      if (value === undefined) return;
      expect(fault).toBeUndefined();
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1_000_000);
    }),
  );
});
