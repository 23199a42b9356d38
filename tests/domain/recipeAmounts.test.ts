import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import recipes from '@content/recipes.json';
import products from '@content/products.json';
import { amountText } from '@lasakita/ui/domain/recipeAmounts';
import type { RecipeIngredient } from '@lasakita/ui/domain/recipeAmounts';

const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');
const grams = (ingredient: Partial<RecipeIngredient>, factor = 1) =>
  plain(amountText({ name: 'x', ...ingredient }, factor, 'grams'));
const spoons = (ingredient: Partial<RecipeIngredient>, factor = 1) =>
  plain(amountText({ name: 'x', ...ingredient }, factor, 'spoons'));

describe('by weight', () => {
  test.each([
    [{ grams: 40 }, 1, '40 g'],
    [{ grams: 40 }, 2.5, '100 g'],
    [{ grams: 7 }, 1.5, '11 g'],
    [{ grams: 3 }, 0.5, '1.5 g'],
    [{ grams: 3 }, 0.1, '0.3 g'],
    [{ grams: 217 }, 1, '220 g'],
    [{ grams: 500 }, 3, '1.5 kg'],
    [{ milliliters: 180 }, 1, '180 ml'],
    [{ milliliters: 750 }, 2, '1.5 L'],
    [{ pieces: 3 }, 1, '3'],
    [{ pieces: 3 }, 0.5, '1½'],
    [{ pieces: 1 }, 0.1, '⅛'],
    [{ pieces: 3 }, 0.001, '⅛'],
    [{ pieces: 2 }, 0.33, '⅔'],
    [{ grams: 1.2 }, 1, '1.2 g'],
    [{ grams: 43 }, 1, '43 g'],
    [{ grams: 0.5 }, 0.01, '0.1 g'],
    [{ pieces: 4, unit: 'cloves' }, 2, '8 cloves'],
    [{ note: 'to taste' }, 4, undefined],
  ])('%o, %d times, is %s', (ingredient, factor, text) => {
    expect(grams(ingredient, factor)).toBe(text);
  });
});

describe('by spoons and cups', () => {
  test.each([
    [{ grams: 250, gramsPerCup: 125 }, 1, '2 cups'],
    [{ grams: 250, gramsPerCup: 125 }, 0.5, '1 cup'],
    [{ grams: 60, gramsPerCup: 125 }, 1, '½ cup'],
    [{ grams: 40, gramsPerCup: 128 }, 1, '5 tbsp'],
    // Eighths where thirds and quarters are more than 5 % off.
    [{ milliliters: 90 }, 1, '⅜ cup'],
    [{ milliliters: 150 }, 1, '⅝ cup'],
    [{ milliliters: 210 }, 1, '⅞ cup'],
    [{ milliliters: 270 }, 1, '1⅛ cups'],
    [{ milliliters: 155 }, 1, '⅔ cup'],
    [{ milliliters: 245 }, 1, '1 cup'],
    // What no part of a cup tells.
    [{ milliliters: 140 }, 1, '9½ tbsp'],
    [{ milliliters: 17 }, 1, '3½ tsp'],
    [{ milliliters: 4.4 }, 1, '⅞ tsp'],
    [{ grams: 20, gramsPerCup: 128 }, 1, '2½ tbsp'],
    [{ grams: 9, gramsPerCup: 224 }, 1, '2 tsp'],
    [{ grams: 0.2, gramsPerCup: 288 }, 1, 'a pinch'],
    [{ milliliters: 240 }, 1.5, '1½ cups'],
    [{ milliliters: 15 }, 1, '1 tbsp'],
    [{ grams: 800 }, 1, '800 g'],
    [{ pieces: 2 }, 1, '2'],
  ])('%o, %d times, is %s', (ingredient, factor, text) => {
    expect(spoons(ingredient, factor)).toBe(text);
  });
});

const parts: Record<string, number> = {
  '': 0,
  '⅛': 1 / 8,
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '⅜': 3 / 8,
  '½': 1 / 2,
  '⅝': 5 / 8,
  '⅔': 2 / 3,
  '¾': 3 / 4,
  '⅞': 7 / 8,
};
const sizes: Record<string, number> = {
  g: 1,
  ml: 1,
  kg: 1000,
  L: 1000,
  cup: 240,
  tbsp: 15,
  tsp: 5,
};

/** What is told, in grams, milliliters or pieces. */
const told = (text: string | undefined): number => {
  const [, figure = '', sign = '', unit] =
    /^([\d.,]*)([⅛¼⅓⅜½⅝⅔¾⅞]?)(?: (g|kg|ml|L|cup|tbsp|tsp)s?)?$/.exec(text ?? '') ?? [];
  if (figure + sign === '') throw new Error(`“${text}” cannot be read`);
  return (
    (Number(figure.replaceAll(',', '')) + (parts[sign] ?? Number.NaN)) *
    (unit === undefined ? 1 : (sizes[unit] ?? Number.NaN))
  );
};

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

test('whatever is scaled, there is something, and no figure that cannot be read', () => {
  const ingredient = fc.oneof(
    fc.record({ grams: between(0.01, 1e5) }),
    fc.record({ grams: between(0.01, 1e5), gramsPerCup: between(1, 1000) }),
    fc.record({ milliliters: between(0.01, 1e5) }),
    fc.record({ pieces: between(0.01, 1000) }),
  );
  fc.assert(
    fc.property(ingredient, between(0.001, 1000), (some, factor) => {
      for (const text of [grams(some, factor), spoons(some, factor)]) {
        if (text === 'a pinch') continue;
        expect(told(text)).toBeGreaterThan(0);
        expect(text).not.toMatch(/^0(?:\s|$)|\d{12}/);
      }
    }),
  );
});

test('cups and spoons are off by 5 % at most, but where no spoon is fine enough', () => {
  fc.assert(
    fc.property(between(1 / 16, 1000), (teaspoons) => {
      const amount = teaspoons * 5;
      const off = Math.abs(told(spoons({ milliliters: amount })) - amount);
      // From a teaspoon and a quarter on eighths of it are fine enough.
      expect(off).toBeLessThanOrEqual(teaspoons < 1.25 ? 5 / 16 + 1e-9 : amount * 0.05 + 1e-9);
    }),
    { numRuns: 2000 },
  );
});

test('weights and volumes are off by 5 % at most from a gram on', () => {
  fc.assert(
    fc.property(between(1, 1e5), (amount) => {
      for (const text of [grams({ grams: amount }), grams({ milliliters: amount })]) {
        expect(Math.abs(told(text) / amount - 1)).toBeLessThanOrEqual(0.05 + 1e-9);
      }
    }),
  );
});

test.each([
  ['spoons to cups', 4],
  ['spoons of tea to cups', 0.5],
] as const)('more is never told as less: %s', (_, step) => {
  let before = 0;
  for (let amount = step; amount <= 1200 * step; amount += step) {
    const once = told(spoons({ milliliters: amount }));
    expect(once, `${amount} ml`).toBeGreaterThanOrEqual(before);
    before = once;
    expect(told(spoons({ milliliters: amount }, 2)), `${amount} ml`).toBeGreaterThan(once);
  }
});

test('units grow and shrink with the amount', () => {
  const water = { milliliters: 60 };
  expect([0.02, 0.1, 0.5, 1, 4, 40].map((factor) => spoons(water, factor))).toEqual([
    '¼ tsp',
    '1¼ tsp',
    '2 tbsp',
    '¼ cup',
    '1 cup',
    '10 cups',
  ]);
  const flour = { grams: 250 };
  expect([0.01, 1, 3.9, 4, 40].map((factor) => grams(flour, factor))).toEqual([
    '2.5 g',
    '250 g',
    '980 g',
    '1 kg',
    '10 kg',
  ]);
});

describe('the recipes of the sample fit what the products say', () => {
  test.each(recipes.map((recipe) => [recipe.slug, recipe] as const))('%s', (_, recipe) => {
    const own = recipe.ingredients.find(
      (ingredient) => 'product' in ingredient && ingredient.product === recipe.product,
    );
    const product = products.find(({ id }) => id === recipe.product);
    if (!own || !('grams' in own) || !product) throw new Error('The product is not in its recipe');
    if (product.servingGrams === undefined) return;
    // As much a serving as the product's page reckons with, or for what is larger than one serving, more.
    expect(own.grams / recipe.servings).toBeGreaterThanOrEqual(product.servingGrams * 0.2);
    expect(own.grams / recipe.servings).toBeLessThanOrEqual(product.servingGrams * 3);
  });
});
