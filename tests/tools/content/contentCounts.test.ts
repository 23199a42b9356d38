import { expect, test } from 'vitest';
import json from '../../sample/products.json';
import type { Product } from '@/content/schema';
import {
  countLines,
  countPacks,
  countPowders,
  countRegions,
  countSack,
  countShelves,
  countUses,
  priceDishes,
} from '../../../tools/content/contentCounts';

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

test('the packs that the home page shows come as they are set, and no other', () => {
  const products = json as Product[];
  const shown = [{ product: '1' }, { product: '7' }, { product: undefined }];
  expect(countPacks(shown, products)).toEqual({
    1: {
      price: '₱65',
      note: 'isang pouch, 200\u00A0g',
      count: 18,
      noun: 'baso',
      costEach: '₱3.61',
      costOf: 'lasa',
    },
  });
});

test('of each line comes what its hero makes, and nothing of one that counts nothing', () => {
  const products = json as Product[];
  const lines = ['cheese-and-cheese-powder', 'cereal-and-oats', 'none'].map((value) => ({ value }));
  expect(countLines(products, lines)).toEqual({
    'cheese-and-cheese-powder': { price: '₱65', count: 18, noun: 'baso' },
    'cereal-and-oats': { price: '₱35', count: 4, noun: 'mangkok' },
  });
});

test('a line that shows one of its products says what that makes', () => {
  const products = json as Product[];
  const showing = (product: string) =>
    countLines(products, [{ value: 'flavour-enhancers', product }]);
  expect(showing('5')).toEqual({ 'flavour-enhancers': { price: '₱58', count: 22, noun: 'baso' } });
  // The content's check tells of one that is not of the line.
  expect(showing('1')).toEqual(showing('4'));
});

test('products are named by their shelves, those of no line last, with the first that makes something as the hero', () => {
  const made = { servingGrams: 10, servingNoun: 'baso', servingOf: 'fries' };
  const product = (id: number, category: string, rest = {}) =>
    ({
      id: String(id),
      name: `No. ${id}`,
      category,
      price: 65,
      weight: '200g',
      ...rest,
    }) as Product;
  const products = [
    product(10, 'Bread', made),
    product(1, 'oats', made),
    product(2, 'bread'),
    product(3, 'cheese'),
  ];
  expect(countShelves(products, [{ value: 'cheese' }, { value: 'bread' }])).toEqual([
    ['cheese', ['No. 3'], 0],
    ['bread', ['No. 2', 'No. 10'], 1],
    ['', ['No. 1'], 0],
  ]);
});

test('the powders of the counter come with what is said of them, those that count nothing not at all', () => {
  const products = json as Product[];
  const lines = [{ value: 'cheese-and-cheese-powder', color: 'keso' as const }];
  const powder = (product: string) => ({ product, label: 'Cheddar', tint: '#ff6404' });
  expect(countPowders([powder('1'), powder('99')], products, lines)).toEqual([
    {
      id: '1',
      name: 'Cheddar Cheese Powder',
      label: 'Cheddar',
      tint: '#ff6404',
      tone: 'keso',
      price: 65,
      count: 18,
      grams: 10,
      image: 'products/cheddar-cheese-powder',
      slug: 'cheddar-cheese-powder',
    },
  ]);
  const uncounted = products.map(({ servingGrams: _grams, ...rest }) => rest);
  expect(countPowders([powder('1')], uncounted, [])).toEqual([]);
});

test('a dish has the price and the count of its product, and its page (COUNT-2)', () => {
  const products = json as Product[];
  const dish = (product: string) => ({ product, x: 10, y: 20 });
  expect(priceDishes([dish('1'), dish('99')], products)).toEqual([
    {
      path: '/products/cheddar-cheese-powder',
      name: 'Cheddar Cheese Powder',
      price: '₱65',
      count: 18,
      noun: 'baso',
      x: 10,
      y: 20,
    },
  ]);
  const uncounted = products.map(({ servingGrams: _grams, ...rest }) => rest);
  expect(priceDishes([dish('1')], uncounted)).toEqual([]);
});
