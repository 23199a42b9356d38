import { expect, test } from 'vitest';
import { findRoute, ownAddress } from '@/routes';

/** An address as the browser splits it. */
const own = (address: string) => {
  const { pathname, search, hash } = ownAddress(new URL(address, 'https://site.example'));
  return pathname + search + hash;
};

test.each([
  '/list.',
  '/list,',
  '/list)',
  '/list).',
  '/list”',
  '/list"',
  '/list>',
  '/list ',
  '/list%20',
  '/list%0A',
  '/list…',
  '/list*',
  '/list_',
  '/list/.',
  '/List!',
  '/list%2520',
  '/%256Cist',
])('“%s” is the page that it names', (path) => {
  expect(own(path)).toBe('/list');
});

test('a page below another is found as well', () => {
  expect(own('/products/cheddar-cheese-powder.')).toBe('/products/cheddar-cheese-powder');
  expect(own('/influencers/amihan)')).toBe('/influencers/amihan');
});

test.each(['/nothing.', '/products/nothing', '/.list', '/listen', '/.', '/)', '/products.html'])(
  '“%s” names no page',
  (path) => {
    expect(findRoute(path)).toBeUndefined();
    expect(own(path)).toBe('/home');
  },
);

test.each([
  ['/list?items=1x3', '/list?items=1x3'],
  ['/list.?items=1x3#send', '/list?items=1x3#send'],
  ['/list%3Fitems%3D1x3%2C6x2', '/list?items%3D1x3%2C6x2'],
  ['/list%253Fitems%253D1x3', '/list?items%253D1x3'],
  ['/list&fbclid=1', '/list?fbclid=1'],
  ['/list%3Fitems%3D1x3?fbclid=1#a', '/list?items%3D1x3&fbclid=1#a'],
])('of %s what it says is kept: %s', (address, expected) => {
  expect(own(address)).toBe(expected);
});
