import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { listCounts } from '@/domain/packCount';
import { linesOf } from '@/domain/shoppingList';
import { Crowd, isCrowd } from '@/pages/shared/Crowd';
import { products } from '@/pages/ProductPage/products';

const countsOf = (...packs: [id: string, quantity: number][]) =>
  listCounts(
    linesOf(
      packs.map(([id, quantity]) => ({ id, quantity, name: id })),
      products,
    ),
  );

/** How many stand in each row, from behind to the front. */
const rowsOf = (markup: string) => {
  const rows = new Map<string, number>();
  for (const [, y = ''] of markup.matchAll(/<use [^>]* y="([-\d.]+)"/g)) {
    rows.set(y, (rows.get(y) ?? 0) + 1);
  }
  return [...rows.values()];
};

test('as many are drawn as the packs make, and each pack has rows of its own', () => {
  const counts = countsOf(['1', 3], ['4', 1], ['11', 2]);
  const drawn = counts.map(({ parts }) =>
    rowsOf(renderToStaticMarkup(createElement(Crowd, { parts }))),
  );
  // 3 pouches of 18 baso and one of 22; 2 of 75 tasa in seven rows each, the hindmost of them shorter.
  const oneOf75 = [9, 11, 11, 11, 11, 11, 11];
  expect(drawn).toEqual([
    [18, 18, 18, 22],
    [...oneOf75, ...oneOf75],
  ]);
  expect(counts.map(({ count }) => count)).toEqual([76, 150]);
});

test('a few stand in shorter rows, where each is large enough to be seen', () => {
  const drawn = countsOf(['1', 2], ['8', 1]).map(({ parts }) =>
    rowsOf(renderToStaticMarkup(createElement(Crowd, { parts }))),
  );
  // 2 pouches of 18 baso, and one of 9 plato.
  expect(drawn).toEqual([
    [9, 9, 9, 9],
    [4, 5],
  ]);
});

test('on a counter it stands in few rows, as even as can be, and what is not served yet is faint', () => {
  const drawn = countsOf(['6', 1], ['11', 1], ['8', 1], ['10', 1]).map(({ parts }) =>
    renderToStaticMarkup(createElement(Crowd, { parts, ratio: 1.5, served: 4 })),
  );
  // 60 mangkok, 75 tasa, 9 plato, 18 piraso.
  expect(drawn.map(rowsOf)).toEqual([
    [10, 10, 10, 10, 10, 10],
    [9, 11, 11, 11, 11, 11, 11],
    [3, 3, 3],
    [6, 6, 6],
  ]);
  const faint = drawn.map((markup) => markup.split('data-faint').at(-1)?.match(/<use/g)?.length);
  expect(faint).toEqual([56, 71, 5, 14]);
});

test('more than one can look over are no crowd', () => {
  const [some] = countsOf(['1', 22]);
  const [many] = countsOf(['1', 23]);
  expect(some?.count).toBe(396);
  expect(isCrowd(some?.parts ?? [])).toBe(true);
  expect(isCrowd(many?.parts ?? [])).toBe(false);
});
