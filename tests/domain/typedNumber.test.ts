import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupDigits } from '@lasakita/ui/domain/groupDigits';
import { moneyText } from '@lasakita/ui/domain/money';
import { isInterpreted, typedNumber } from '@lasakita/ui/domain/typedNumber';
import type { NumberUnit } from '@lasakita/ui/domain/typedNumber';
import { readableWeight } from '@/domain/productTexts';
import { weightText } from '@/domain/weight';

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
  // No number begins with nought thousands.
  ['0,500', 0.5],
  ['₱0,750', 0.75],
  ['00,500', 0.5],
  ['0.500', 0.5],
  ['1\u2009250', 1250],
  ['1\u202F250', 1250],
  ['1 250 000,5', 1_250_000.5],
  ['1.250.000', 1_250_000],
  ['1, 250', 1250],
  ['٦٥', 65],
  ['65.-', 65],
  ['₱65,–', 65],
  ['P. 65', 65],
  ['Php. 65.00', 65],
  ['65₱', 65],
  ['75 centavos', 0.75],
  ['1.5k', 1500],
  ['10 per cent', 10],
  ['10％', 10],
  ['3 pcs.', 3],
])('“%s” is %d', (text, value) => {
  expect(typedNumber(text, { max: 100_000_000 })).toEqual({ value });
});

test.each([
  ['abc', 'unreadable'],
  ['1..5', 'unreadable'],
  ['12 mga', 'unreadable'],
  ['2 dozen', 'unreadable'],
  ['65⁰⁰', 'unreadable'],
  ['P.65', 'unreadable'],
  ['10/12', 'unreadable'],
  ['1 25', 'unreadable'],
  ['1,25.50', 'unreadable'],
  ['0,750,000', 'unreadable'],
  ['1.250', 'doubtful'],
  ['₱1.250', 'doubtful'],
  ['01,250', 'doubtful'],
  ['1 250,500', 'doubtful'],
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

test.each([
  ['1 kg', 1000],
  ['½ kg', 500],
  ['1/2 kg', 500],
  ['1½ kilo', 1500],
  ['1 1/2 kilos', 1500],
  ['1-1/2kg', 1500],
  ['¼ kilo', 250],
  ['⅓ kg', 333.33],
  ['0.5 kl.', 500],
  ['0,5 KG', 500],
  ['1.250 kg', 1250],
  ['500g', 500],
  ['500 gms.', 500],
  ['1.5 L', 1500],
  ['300 ml', 300],
])('“%s” is a weight of %d g', (text, value) => {
  expect(typedNumber(text, { unit: 'grams' })).toEqual({ value });
});

test.each([
  ['1 kg', 'pesos'],
  ['200 g', 'percent'],
  ['₱65', 'grams'],
  ['65 pesos', 'count'],
  ['10 %', 'grams'],
] as const)('“%s” counts no %s', (text, unit: NumberUnit) => {
  expect(typedNumber(text, { unit })).toEqual({ fault: 'unreadable' });
});

test('a comma before three digits of kilos is asked about where thousands would be too many', () => {
  expect(typedNumber('1,250 kg', { unit: 'grams' })).toEqual({ fault: 'doubtful' });
  expect(typedNumber('1,000 kg', { unit: 'grams' })).toEqual({ value: 1_000_000 });
});

test('a point before three digits is no question where thousands are more than is meant', () => {
  expect(typedNumber('10.000', { max: 99 })).toEqual({ value: 10 });
});

test('what is counted may be written after the number, and is no other thing', () => {
  const cakes = { unit: 'count', decimals: 0, noun: 'hotcakes' } as const;
  expect(typedNumber('30 Hotcakes', cakes)).toEqual({ value: 30 });
  expect(typedNumber('1 hotcake', cakes)).toEqual({ value: 1 });
  expect(typedNumber('30 h', cakes)).toEqual({ fault: 'unreadable' });
  expect(typedNumber('30½', cakes)).toEqual({ fault: 'tooPrecise' });
});

test('what was understood is worth saying where it is more than the digits', () => {
  const more = [
    ['0,500', 0.5],
    ['12,5', 12.5],
    ['½ kg', 500],
    ['1 kg', 1000],
    ['1.250,50', 1250.5],
  ] as const;
  expect(more.filter(([text, value]) => isInterpreted(text, value))).toEqual(more);
  const plain = [
    ['₱1,250.50', 1250.5],
    ['1 250', 1250],
    ['65.-', 65],
    ['200 g', 200],
    ['5.', 5],
  ] as const;
  expect(plain.filter(([text, value]) => isInterpreted(text, value))).toEqual([]);
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

test('whatever the site writes is read as the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (hundredths) => {
      const value = hundredths / 100;
      expect(typedNumber(moneyText(value), { unit: 'pesos' })).toEqual({ value });
      expect(typedNumber(groupDigits(hundredths), { max: hundredths, unit: 'count' })).toEqual({
        value: hundredths,
      });
      // From a kilo on a weight is told to ten grams.
      const grams = value < 1000 ? value : Math.round(value / 10) * 10;
      expect(typedNumber(weightText(value), { unit: 'grams' })).toEqual({ value: grams });
    }),
  );
  expect(typedNumber(readableWeight('1.5kg'), { unit: 'grams' })).toEqual({ value: 1500 });
});

test('the same number is the same, whichever digits, spaces and units it is written with', () => {
  const fullWidth = (text: string) =>
    text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), (value) => {
      const grouped = groupDigits(value);
      for (const text of [
        fullWidth(grouped),
        ...[' ', '\u00A0', '\u2009', '\u202F', "'", '’'].map((sign) =>
          grouped.replaceAll(',', sign),
        ),
        `${grouped}.-`,
        `${grouped} grams`,
        `${value / 1000} kg`,
      ]) {
        expect({ text, ...typedNumber(text) }).toEqual({ text, value });
      }
    }),
  );
});

test('what begins with nought is less than one, with a comma as with a point', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999 }), (thousandths) => {
      const digits = String(thousandths).padStart(3, '0');
      const limits = { decimals: 3 };
      expect(typedNumber(`0,${digits}`, limits)).toEqual({ value: thousandths / 1000 });
      expect(typedNumber(`0.${digits}`, limits)).toEqual({ value: thousandths / 1000 });
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
