import { expect, test } from 'vitest';
import json from '../../sample/products.json';
import type { Product } from '@/content/schema';
import { countRegions, countSack, countUses } from '../../../tools/content/contentCounts';

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

test('a sack is the largest pack of the first product that has one and counts its servings', () => {
  const products = json as Product[];
  expect(countSack(products)).toEqual({
    count: 900,
    noun: 'baso',
    note: '10\u00A0kg, 50\u00A0pouch',
  });
  expect(countSack(products.map(({ packs: _packs, ...rest }) => rest))).toBeUndefined();
});
