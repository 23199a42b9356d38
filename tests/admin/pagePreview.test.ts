import { expect, test } from 'vitest';
import { pageOf, textChanges } from '../../admin/pagePreview.tsx';

test('the texts that are others now are told, with what they were', () => {
  const before = {
    about: { says: 'Ubos na.', counters: [{ value: 20, label: 'Years' }] },
    home: [],
  };
  const now = {
    about: { says: 'Ubos na!', counters: [{ value: 21, label: 'Years' }, { value: 3 }] },
    home: [],
  };
  expect(textChanges(before, now)).toEqual([
    { path: ['about', 'says'], before: 'Ubos na.', now: 'Ubos na!' },
    { path: ['about', 'counters', 0, 'value'], before: '20', now: '21' },
    { path: ['about', 'counters', 1, 'value'], before: undefined, now: '3' },
  ]);
  expect(textChanges(before, before)).toEqual([]);
});

test.each([
  [['about', 'says'], '/about'],
  [['pages', 'dealership', 'title'], '/dealership'],
  [['company', 'phone'], '/contact'],
  [['social', 0, 'href'], '/home'],
] as const)('a text at %j is shown on %s', (path, page) => {
  expect(pageOf('site.json', path)).toBe(page);
});

test('what is in the menu and in the lines is shown on the home page', () => {
  expect(pageOf('navigation.json', [0, 'label'])).toBe('/home');
  expect(pageOf('product-categories.json', [0, 'text'])).toBe('/home');
});
