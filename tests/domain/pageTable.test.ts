import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { kindOfPage, pageTable, sourceOfPage } from '@/domain/pageTable';
import { routes } from '@/routes';

const root = path.resolve(import.meta.dirname, '../..');

test('every page of the site is of a kind, whose module is there', () => {
  const sources = routes.map((route) => sourceOfPage(route.path));
  expect([...new Set(sources)].filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([]);
  expect(new Set(sources).size).toBe(Object.keys(pageTable).length);
});

test('each stands where its pattern says, and no other does', () => {
  for (const { path: address } of routes) {
    const fitting = Object.values(pageTable).filter(({ pattern }) =>
      new RegExp(`^${pattern}$`).test(address),
    );
    expect(fitting).toEqual([kindOfPage(address)]);
  }
});

test('a page without a line in the table is an error that names it', () => {
  expect(() => sourceOfPage('/shop-now')).toThrow('No kind of page stands at /shop-now');
});
