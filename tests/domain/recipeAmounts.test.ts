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
    [{ pieces: 1 }, 0.1, '¼'],
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
    [{ grams: 40, gramsPerCup: 128 }, 1, '⅓ cup'],
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

test('whatever is scaled, there is something, and no figure that cannot be read', () => {
  const ingredient = fc.oneof(
    fc.record({ grams: fc.double({ min: 0.01, max: 1e5, noNaN: true }) }),
    fc.record({
      grams: fc.double({ min: 0.01, max: 1e5, noNaN: true }),
      gramsPerCup: fc.double({ min: 1, max: 1000, noNaN: true }),
    }),
    fc.record({ milliliters: fc.double({ min: 0.01, max: 1e5, noNaN: true }) }),
    fc.record({ pieces: fc.double({ min: 0.01, max: 1000, noNaN: true }) }),
  );
  fc.assert(
    fc.property(ingredient, fc.double({ min: 0.05, max: 100, noNaN: true }), (some, factor) => {
      for (const text of [grams(some, factor), spoons(some, factor)]) {
        expect(text).toMatch(/^(?:a pinch|[\d.,]*[¼⅓½⅔¾]?(?: (?:g|kg|ml|L|cups?|tbsp|tsp))?)$/);
        expect(text).not.toMatch(/^0(?:\s|$)|^\s|\d{12}/);
      }
    }),
  );
});

test('twice as much is never told as less', () => {
  const milliliters = (text: string | undefined) => {
    const [, whole = '', sign = '', unit = ''] =
      /^([\d,]*)([¼⅓½⅔¾]?) ?(cups?|tbsp|tsp)$/.exec(text ?? '') ?? [];
    const part = { '': 0, '¼': 0.25, '⅓': 1 / 3, '½': 0.5, '⅔': 2 / 3, '¾': 0.75 }[sign] ?? 0;
    const size = unit.startsWith('cup') ? 240 : unit === 'tbsp' ? 15 : 5;
    return (Number(whole.replaceAll(',', '')) + part) * size;
  };
  let before = 0;
  for (let amount = 2; amount <= 5000; amount += 1) {
    const once = milliliters(spoons({ milliliters: amount }));
    expect(once, `${amount} ml`).toBeGreaterThanOrEqual(before);
    before = once;
    expect(milliliters(spoons({ milliliters: amount }, 2)), `${amount} ml`).toBeGreaterThan(once);
    // A cook who measures so is off by a sixth at most.
    expect(Math.abs(once - amount), `${amount} ml`).toBeLessThanOrEqual(Math.max(amount / 6, 0.7));
  }
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
