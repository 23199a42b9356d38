import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kitaOf } from '@lasakita/ui/domain/kita';
import type { KitaFigures } from '@lasakita/ui/domain/kita';

const fries: KitaFigures = {
  packPrice: 65,
  packGrams: 200,
  servingGrams: 10,
  otherCosts: 18,
  waste: 10,
  sellingPrice: 35,
  servingsADay: 80,
};

const hundredths = (max: number, min = 0) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((whole) => whole / 100);

const figures = fc.record({
  packPrice: hundredths(100_000),
  packGrams: hundredths(50_000, 1),
  servingGrams: hundredths(5000, 0.01),
  otherCosts: hundredths(10_000),
  waste: hundredths(99),
  sellingPrice: hundredths(100_000),
  servingsADay: fc.integer({ min: 0, max: 10_000 }),
});

test('a stall of cheese fries', () => {
  expect(kitaOf(fries)).toEqual({
    servings: 18,
    cost: 21.61,
    perServing: 13.39,
    perPack: 241,
    perDay: 1071.11,
  });
});

test('without a selling price nothing is said of earnings, and of a day only with its servings', () => {
  expect(kitaOf({ ...fries, sellingPrice: undefined })).toMatchObject({
    servings: 18,
    cost: 21.61,
    perServing: undefined,
    perPack: undefined,
    perDay: undefined,
  });
  expect(kitaOf({ ...fries, servingsADay: undefined })).toMatchObject({
    perServing: 13.39,
    perDay: undefined,
  });
});

test('a loss is negative, everywhere', () => {
  expect(kitaOf({ ...fries, sellingPrice: 20 })).toMatchObject({
    perServing: -1.61,
    perPack: -29,
    perDay: -128.89,
  });
});

test('a pack that is too small for one serving has none, and no cost', () => {
  expect(kitaOf({ ...fries, servingGrams: 181 })).toMatchObject({ servings: 0, cost: undefined });
  expect(kitaOf({ ...fries, servingGrams: 180 }).servings).toBe(1);
  expect(kitaOf({ ...fries, waste: 100 }).servings).toBe(0);
});

describe('whatever is typed', () => {
  test('no figure is NaN, without end, or finer than a centavo', () => {
    fc.assert(
      fc.property(figures, (typed) => {
        for (const figure of Object.values(kitaOf(typed))) {
          if (figure === undefined) continue;
          expect(Number.isFinite(figure)).toBe(true);
          expect(Object.is(figure, -0)).toBe(false);
          expect(Number(figure.toFixed(2))).toBe(figure);
        }
      }),
    );
  });

  test('a higher selling price never means less kept, a higher price of the pack never more', () => {
    fc.assert(
      fc.property(figures, hundredths(1000), (typed, more) => {
        const kept = kitaOf(typed);
        const dearer = kitaOf({ ...typed, sellingPrice: typed.sellingPrice + more });
        const costlier = kitaOf({ ...typed, packPrice: typed.packPrice + more });
        for (const name of ['perServing', 'perPack', 'perDay'] as const) {
          if (kept[name] === undefined) continue;
          expect(dearer[name]).toBeGreaterThanOrEqual(kept[name]);
          expect(costlier[name]).toBeLessThanOrEqual(kept[name]);
        }
      }),
    );
  });

  test('more waste or larger servings never make more servings', () => {
    fc.assert(
      fc.property(figures, hundredths(1), (typed, more) => {
        const { servings } = kitaOf(typed);
        expect(kitaOf({ ...typed, waste: typed.waste + more }).servings).toBeLessThanOrEqual(
          servings,
        );
        expect(
          kitaOf({ ...typed, servingGrams: typed.servingGrams + more }).servings,
        ).toBeLessThanOrEqual(servings);
      }),
    );
  });

  test('cents are exact: a pack keeps what its servings bring, less what they and it cost', () => {
    fc.assert(
      fc.property(figures, (typed) => {
        const { servings, cost, perServing, perPack } = kitaOf(typed);
        if (servings === 0) return;
        const cents = (figure: number) => Math.round(figure * 100);
        expect(cents(perPack as number)).toBe(
          (cents(typed.sellingPrice) - cents(typed.otherCosts)) * servings - cents(typed.packPrice),
        );
        // Each is rounded for itself, and so off by half a centavo at most.
        const exact =
          cents(typed.sellingPrice) - cents(typed.otherCosts) - cents(typed.packPrice) / servings;
        expect(Math.abs(cents(perServing as number) - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(
          Math.abs(cents(cost as number) - (cents(typed.sellingPrice) - exact)),
        ).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });
});
