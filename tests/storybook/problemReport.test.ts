import { expect, test } from 'vitest';
import { site } from '@/content/site';
import { problemAddress } from '../../.storybook/problemReport.ts';

test('a problem is told of where it was set, with the component named', () => {
  expect(
    problemAddress('PriceCard', 'https://example.com/new?title={component}&on={component}'),
  ).toBe('https://example.com/new?title=PriceCard&on=PriceCard');
});

test('a problem is told of by e-mail where no address was set', () => {
  expect(problemAddress('PriceCard')).toBe(`mailto:${site.company.email}?subject=PriceCard`);
});
