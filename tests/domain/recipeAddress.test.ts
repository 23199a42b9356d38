import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRecipeAddress, recipeDefaults, writeRecipeAddress } from '@/domain/recipeAddress';

const cakes = { servings: 30, unit: 'hotcakes', place: 0 };

test('what was chosen comes back, beside what else the address says', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1000 }),
      fc.constantFrom('grams' as const, 'spoons' as const),
      (wanted, measure) => {
        const address = writeRecipeAddress(
          new URLSearchParams('sell=35'),
          { wanted, measure },
          cakes,
        );
        expect(address.get('sell')).toBe('35');
        expect(readRecipeAddress(new URLSearchParams(address.toString()), cakes)).toEqual({
          wanted,
          measure,
        });
      },
    ),
  );
});

test('what is as it began stands in none, and one choice leaves the other', () => {
  const address = new URLSearchParams('servings=50&measure=spoons');
  expect(writeRecipeAddress(address, { wanted: 30 }, cakes).toString()).toBe('measure=spoons');
  expect(writeRecipeAddress(address, { measure: 'grams' }, cakes).toString()).toBe('servings=50');
});

test.each(['', 'abc', '0', '-3', '2.5', '1001', '0,500', '1e2', '50 g'])(
  'a bad number is ignored: “%s”',
  (text) => {
    const address = new URLSearchParams({ servings: text, measure: 'cups' });
    expect(readRecipeAddress(address, cakes)).toEqual(recipeDefaults(cakes));
  },
);

test('a page with two recipes has a number for each', () => {
  const second = { ...cakes, place: 1 };
  const address = writeRecipeAddress(
    writeRecipeAddress(new URLSearchParams(), { wanted: 50 }, cakes),
    { wanted: 20 },
    second,
  );
  expect(address.toString()).toBe('servings=50&servings-2=20');
  expect(readRecipeAddress(address, second).wanted).toBe(20);
});
