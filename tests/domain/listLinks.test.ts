import { expect, test } from 'vitest';
import products from '@content/products.json';
import site from '@content/site.json';
import { listAddress, listContact, listSms, listViber } from '@/domain/listLinks';
import { MAX_LINK_LENGTH } from '@/domain/messageLinks';
import { linesOf, listOfAddress } from '@/domain/shoppingList';
import { isGsm, smsParts } from '../support/smsParts';

const origin = 'https://lasakita.example';
const lines = linesOf(
  [...listOfAddress('1x3,6x2', products).entries, { id: '77', name: 'Pandan', quantity: 5 }],
  products,
);

const text = [
  'My list:',
  '3 × Cheddar Cheese Powder (200 g) · ₱195',
  '2 × Sinigang sa Sampaloc Mix (200 g) · ₱90',
  'Total: ₱285, 1 kg',
  `${origin}/list?items=1x3,6x2`,
].join('\n');

/** The same in the signs of a text message. */
const sent = [
  'My list:',
  '3 x Cheddar Cheese Powder (200 g) - P195',
  '2 x Sinigang sa Sampaloc Mix (200 g) - P90',
  'Total: P285, 1 kg',
  `${origin}/list?items=1x3,6x2`,
].join('\n');

test('any six products are sent in three parts of a text message at most', () => {
  const body = (chosen: typeof products, quantity: number) =>
    new URL(
      listSms(
        linesOf(
          chosen.map(({ id, name }) => ({ id, name, quantity })),
          chosen,
        ),
        site.origin,
      ),
    ).searchParams.get('body') ?? '';
  const longest = products.toSorted((one, other) => other.name.length - one.name.length);
  for (const quantity of [1, 12, 999]) {
    const text = body(longest.slice(0, 6), quantity);
    expect(text).toContain(longest[5]?.name);
    expect(isGsm(text)).toBe(true);
    expect(smsParts(text)).toBeLessThanOrEqual(3);
  }
  const curly = products
    .slice(0, 6)
    .map((product) => ({ ...product, name: `“${product.name}” ₱` }));
  expect(smsParts(body(curly, 12))).toBeLessThanOrEqual(3);
});

test('each way carries the same text, and nothing of what is not sold any more', () => {
  expect(listAddress(origin, lines)).toBe(`${origin}/list?items=1x3,6x2`);
  expect(listContact(lines)).toBe('/contact?list=1x3,6x2');
  const sms = listSms(lines, origin);
  expect(sms.startsWith('sms:?&body=')).toBe(true);
  expect(new URL(sms).searchParams.get('body')).toBe(sent);
  const toDealer = new URL(listSms(lines, origin, '+639002353163'));
  expect(toDealer.pathname).toBe('+639002353163');
  expect(toDealer.searchParams.get('body')).toBe(sent);
  const viber = new URL(listViber(lines, origin, '+63 900 000 0000'));
  expect(viber.searchParams.get('number')).toBe('+639000000000');
  expect(viber.searchParams.get('draft')).toBe(text);
});

test('a list too long for a link says how much more there is, and its address has all of it', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...(products[index % products.length] as (typeof products)[number]),
    id: String(index + 1),
  }));
  const long = linesOf(
    many.map(({ id, name }) => ({ id, name, quantity: 999 })),
    many,
  );
  const sms = listSms(long, origin);
  expect(sms.length).toBeLessThanOrEqual(MAX_LINK_LENGTH);
  const told = new URL(sms).searchParams.get('body') ?? '';
  const shown = told.match(/^999 x/gm)?.length ?? 0;
  expect(shown).toBeGreaterThan(5);
  expect(told).toContain(`and ${60 - shown} more, in the link`);
  expect(told.split('\n').at(-1)).toBe(listAddress(origin, long));
});
