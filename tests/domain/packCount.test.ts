import products from '@content/products.json';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  basisText,
  costEachText,
  countOfText,
  countSentence,
  countText,
  DEFAULT_WASTE,
  largerPackCount,
  leftText,
  packScales,
  listCounts,
  packsText,
  sackText,
  salesSumText,
  salesText,
  packCountOf,
} from '@/domain/packCount';
import { linesOf } from '@/domain/shoppingList';
import { gramsOf } from '@/domain/weight';

const productOf = (wanted: string) => {
  const found = products.find(({ id }) => id === wanted);
  if (!found) throw new Error(`no product ${wanted}`);
  return found;
};
const made = (id: string) => {
  const count = packCountOf(productOf(id));
  if (!count) throw new Error(`nothing is counted of ${id}`);
  return count;
};
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const list = (...packs: [id: string, quantity: number][]) =>
  linesOf(
    packs.map(([id, quantity]) => ({ id, name: id, quantity })),
    products,
  );

test.each([
  ['1', '18 baso ng fries', '₱3.61 na lasa bawat baso'],
  ['2', '45 platito ng nachos', '₱1.71 na lasa bawat platito'],
  ['3', '22 baso ng popcorn', '₱3.27 na lasa bawat baso'],
  ['4', '22 baso ng fries', '₱2.50 na lasa bawat baso'],
  ['5', '22 baso ng mais', '₱2.64 na lasa bawat baso'],
  ['6', '60 mangkok ng sinigang', '₱0.75 na lasa bawat mangkok'],
  ['8', '9 plato ng hotcake', '₱8.33 na lasa bawat plato'],
  ['9', '5 plato ng hotcake', '₱12 na lasa bawat plato'],
  ['10', '18 piraso ng manok', '₱2.67 na lasa bawat piraso'],
  ['11', '75 tasa ng tsokolate', '₱11.33 na lasa bawat tasa'],
  ['12', '4 mangkok ng champorado', '₱8.75 na lasa bawat mangkok'],
])('a pack of product %s makes %s, at %s', (id, count, cost) => {
  expect(plain(countOfText(made(id)))).toBe(count);
  expect(plain(costEachText(made(id)))).toBe(cost);
});

test('what of a serving it pays for is the record’s word', () => {
  const made = packCountOf({ ...productOf('8'), servingCostOf: 'timpla' });
  expect(made && plain(costEachText(made))).toBe('₱8.33 na timpla bawat plato');
});

test('whose record names no serving is not counted, and neither is a pack too small for one', () => {
  const cheddar = productOf('1');
  expect(packCountOf(productOf('7'))).toBeUndefined();
  for (const field of ['servingGrams', 'servingNoun', 'servingOf']) {
    expect(packCountOf({ ...cheddar, [field]: undefined })).toBeUndefined();
  }
  expect(packCountOf({ ...cheddar, servingGrams: 180 })?.count).toBe(1);
  expect(packCountOf({ ...cheddar, servingGrams: 180.01 })).toBeUndefined();
});

test('the count is as many servings as fit into the pack less its waste, and its cost makes up the price', () => {
  const hundredths = fc.integer({ min: 1, max: 5_000_000 }).map((whole) => whole / 100);
  const packs = fc.record({
    price: hundredths,
    servingGrams: hundredths,
    weight: fc
      .tuple(hundredths, fc.constantFrom('g', 'kg', 'ml', 'L'))
      .map(([n, unit]) => `${n}${unit}`),
  });
  fc.assert(
    fc.property(packs, (pack) => {
      const found = packCountOf({ ...pack, servingNoun: 'baso', servingOf: 'fries' });
      // In whole hundredths of a per cent, so that no part of a gram is lost in the test.
      const usable = Math.round(gramsOf(pack.weight) * 100) * (100 - DEFAULT_WASTE);
      const each = Math.round(pack.servingGrams * 100) * 100;
      const count = found?.count ?? 0;
      expect(count).toBeGreaterThanOrEqual(0);
      expect(count * each).toBeLessThanOrEqual(usable);
      expect((count + 1) * each).toBeGreaterThan(usable);
      const apart = Math.abs((found?.costEach ?? pack.price / count) - pack.price / count);
      expect(count === 0 || apart <= 0.005 + 1e-6).toBe(true);
      expect(found?.costEach ?? 0).toBeGreaterThanOrEqual(0);
    }),
  );
});

describe('a larger pack', () => {
  test('makes what its pouches make', () => {
    expect(largerPackCount(productOf('1'), '10kg')).toEqual({
      pouches: 50,
      count: 900,
      noun: 'baso',
      of: 'fries',
    });
    expect(largerPackCount(productOf('1'), '1kg')).toMatchObject({ pouches: 5, count: 90 });
  });

  test('has whole pouches, by the weights as they are written', () => {
    expect(largerPackCount(productOf('10'), '25kg')).toMatchObject({ pouches: 83, count: 1494 });
    const odd = { ...productOf('1'), weight: '1005g' };
    expect(largerPackCount(odd, '1.005kg')?.pouches).toBe(1);
  });

  test('smaller than a pouch, or of what is not counted, makes nothing', () => {
    expect(largerPackCount(productOf('1'), '100g')).toBeUndefined();
    expect(largerPackCount(productOf('7'), '25kg')).toBeUndefined();
  });

  test('packs stand to scale: eight times as much is twice as high', () => {
    const [pack, bag, sack] = packScales(productOf('1'));
    expect([pack, bag, sack]).toEqual([1, Math.cbrt(5), Math.cbrt(50)]);
    expect(packScales({ ...productOf('1'), packs: [{ weight: '1.6kg' }] })).toEqual([1, 2]);
    expect(packScales({ ...productOf('1'), packs: undefined })).toEqual([1]);
  });
});

describe('a list', () => {
  test('whose packs make the same makes one sum', () => {
    const [all, ...others] = listCounts(list(['1', 3], ['3', 2], ['4', 1]));
    expect(all).toMatchObject({ packs: 6, count: 120, noun: 'baso' });
    expect(all?.parts.map(({ product, packs, each }) => [product.id, packs, each])).toEqual([
      ['1', 3, 18],
      ['3', 2, 22],
      ['4', 1, 22],
    ]);
    expect(others).toEqual([]);
    expect(plain(packsText({ packs: 6, count: 120, noun: 'baso', parts: [] }))).toBe('6 pouch');
    expect(plain(sackText('10kg', { pouches: 50, count: 900, noun: 'baso', of: 'fries' }))).toBe(
      '10 kg, 50 pouch',
    );
  });

  test('of several things makes a sum of each, in its order', () => {
    expect(listCounts(list(['8', 1], ['1', 2], ['9', 2], ['5', 1]))).toMatchObject([
      { packs: 3, count: 19, noun: 'plato' },
      { packs: 3, count: 58, noun: 'baso' },
    ]);
  });

  test('leaves out what is not counted or not sold any more', () => {
    expect(listCounts(list(['7', 4], ['gone', 1], ['1', 1]))).toMatchObject([
      { packs: 1, count: 18, noun: 'baso' },
    ]);
    expect(listCounts([])).toEqual([]);
  });

  test('sells for the example prices of its products, said as one price where they share it', () => {
    expect(listCounts(list(['1', 3], ['4', 1])).map(salesText)).toEqual([
      '₱1,900 na benta, kung ₱25 ang baso',
    ]);
    expect(listCounts(list(['6', 1], ['12', 1])).map(salesText)).toEqual([
      '₱2,560 na benta, kung ₱40 ang mangkok',
    ]);
    const dearer = list(['1', 1], ['3', 1]).map((line, place) =>
      place === 1 && line.product
        ? { ...line, product: { ...line.product, examplePrice: 30 } }
        : line,
    );
    expect(listCounts(dearer).map(salesText)).toEqual([
      '₱1,110 na benta, kung ₱25 hanggang ₱30 ang baso',
    ]);
  });

  test('of several things sells for the sum of them', () => {
    const counts = listCounts(list(['1', 3], ['12', 1]));
    expect(counts.map(({ sales }) => sales?.sum)).toEqual([1350, 160]);
    expect(salesSumText(counts)).toBe('₱1,510 na benta');
    expect(salesSumText([...counts, { packs: 1, count: 9, noun: 'plato', parts: [] }])).toBe(
      undefined,
    );
  });

  test('says what is left of the sales, or lacks, once packs and other costs are paid', () => {
    const priced = (examplePrice: number | undefined, exampleCosts: number | undefined) =>
      leftText(
        listCounts(
          list(['1', 2]).map((line) => ({
            ...line,
            product: line.product && { ...line.product, price: 65, examplePrice, exampleCosts },
          })),
        ),
      );
    // 36 cups at 12 pesos each, or one, over their costs, less two packs of 65 pesos.
    const paid = 'bawas ang ₱130 na pouch at ₱468 na ibang gastos';
    expect(priced(25, 13)).toBe(`₱302 ang natira, ${paid}`);
    expect(priced(14, 13)).toBe(`kulang pa ang ₱94, ${paid}`);
    expect(priced(25, undefined)).toBe(undefined);
    expect(priced(undefined, 13)).toBe(undefined);
  });

  test('says no sales where one record has no example price', () => {
    const lines = list(['1', 1], ['3', 1]).map((line, place) =>
      place === 1 && line.product
        ? { ...line, product: { ...line.product, examplePrice: undefined } }
        : line,
    );
    expect(listCounts(lines).map(salesText)).toEqual([undefined]);
  });
});

test('texts', () => {
  expect(countText({ count: 1800, noun: 'baso' })).toBe('1,800\u00A0baso');
  expect(plain(countSentence(productOf('1'), made('1')))).toBe(
    'Ang isang pouch, 200 g, ay 18 baso ng fries.',
  );
  expect(plain(basisText(10, 'baso'))).toBe('10 g bawat baso. Bawas na ang 10 % na natapon.');
});
