import { describe, expect, it, test } from 'vitest';
import { anywhere, amountText } from '@lasakita/ui/domain/locale';
import { philippines } from '@lasakita/ui/domain/philippines';

describe('of no country', () => {
  it.each([
    ['(02) 9374 4000', 'tel:0293744000'],
    ['+61 2 9374 4000', 'tel:+61293744000'],
    ['+33 1 42 68 53 00', 'tel:+33142685300'],
    ['+1 (415) 555-0100', 'tel:+14155550100'],
    ['415.555.0100', 'tel:4155550100'],
    ['TIN 000-000-000-000', undefined],
    ['911', undefined],
    ['', undefined],
  ])('%j is called by %j, and shown as it is', (written, link) => {
    expect(anywhere.telephoneLink(written)).toBe(link);
    expect(anywhere.telephoneText(written)).toBe(written);
  });

  it('writes money without a sign', () => {
    expect(anywhere.money(1250)).toBe('1,250');
    expect(anywhere.money(-65.5)).toBe('−65.50');
  });
});

test('in the Philippines money is pesos, and a number is one of the country', () => {
  expect(philippines.money(1250)).toBe('₱1,250');
  expect(philippines.telephoneLink('(02) 8123-4567')).toBe('tel:+63281234567');
  expect(philippines.telephoneText('+63 2 8123 4567')).toBe('(02) 8123 4567');
});

test('a sign stands behind the minus', () => {
  expect(amountText(-0.5, '$')).toBe('−$0.50');
});
