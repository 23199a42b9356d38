import { expect, test } from 'vitest';
import products from '@content/products.json';
import uses from '@content/uses.json';
import { cardTexts } from '@/domain/productCard';

test('a card says its product’s first use, or the one that is looked at where it has that', () => {
  const product = products.find((each) => (each.uses?.length ?? 0) > 1);
  if (!product) throw new Error('No product of the sample has two uses');
  const labelOf = (slug?: string) => uses.find((use) => use.slug === slug)?.label;
  const said = (chosen?: string) => cardTexts(product, [], uses, chosen).use;
  const [first, second] = product.uses ?? [];
  expect(said()).toBe(labelOf(first));
  expect(said(second)).toBe(labelOf(second));
  expect(said('none-of-its-own')).toBe(labelOf(first));
});
