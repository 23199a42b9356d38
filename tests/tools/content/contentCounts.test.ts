import { expect, test } from 'vitest';
import { countRegions, countUses } from '../../../tools/content/contentCounts';

test('products are counted for each of their uses', () => {
  const products = [{ uses: ['fries', 'soups'] }, { uses: ['fries'] }, {}];
  expect(countUses(products)).toEqual({ fries: 2, soups: 1 });
});

test('regions come by their dealers, then by name; one spelled twice is one, and none is none', () => {
  const dealers = ['Cebu', 'Sulu', 'Bohol', 'CEBU ', '', ' '].map((region) => ({ region }));
  expect(countRegions(dealers)).toEqual([
    ['Cebu', 2],
    ['Bohol', 1],
    ['Sulu', 1],
  ]);
  expect(countRegions(dealers, 1)).toEqual([['Cebu', 2]]);
});
