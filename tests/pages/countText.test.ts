import { expect, test } from 'vitest';
import { countText } from '@/pages/shared/countText';

test.each([
  [0, 'products', '0 products'],
  [1, 'products', '1 product'],
  [2, 'products', '2 products'],
  [1, 'dealers', '1 dealer'],
  [21, 'dealers', '21 dealers'],
] as const)('%i %s are read as "%s"', (count, noun, text) => {
  expect(countText(count, noun)).toBe(text);
});
