import { expect, test } from 'vitest';
import { problemAddress } from '../../.storybook/problemReport.ts';

test('a problem is told of where it was set, with the component named', () => {
  expect(
    problemAddress('PriceCard', 'https://example.com/new?title={component}&on={component}'),
  ).toBe('https://example.com/new?title=PriceCard&on=PriceCard');
});

test('without an address there is no link', () => {
  expect(problemAddress('PriceCard', '')).toBeUndefined();
  expect(problemAddress('PriceCard')).toBeUndefined();
});
