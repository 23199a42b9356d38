import dealers from '@content/dealers.json';
import { expect, test } from 'vitest';
import { foldText } from '@lasakita/ui/domain/foldText';
import { recordsOf, viewOf } from '@/domain/listing';
import { dealerTexts, placeNamed } from '@/domain/recordTexts';

test.each([
  [
    'https://www.google.com/maps/search/?api=1&query=5%20Quezon%20Avenue%2C%20Manila',
    '5 Quezon Avenue, Manila',
  ],
  ['https://www.google.com/maps/search/Quiapo+Market/@14.59,120.98,17z', 'Quiapo Market'],
  ['https://www.google.com/maps/place/Ni%C3%B1o+Store/@14.6,121.0,17z/data=!3m1', 'Niño Store'],
  ['https://maps.google.com/?q=Cebu+City&hl=en', 'Cebu City'],
  ['https://maps.app.goo.gl/AbCdEf123', ''],
  ['https://www.google.com/maps/search/?api=1&query=100%', ''],
])('%s names its place', (link, place) => {
  expect(placeNamed(link)).toBe(place);
});

test('"que" finds Quezon and Roque, and not the address of every map', () => {
  const found = dealers.filter((dealer) =>
    dealerTexts(dealer).some((text) => foldText(text).includes('que')),
  );
  expect(found.length).toBeLessThan(dealers.length / 2);
  for (const { name, region, address } of found) {
    expect([name, region, address].join(' ').toLowerCase()).toContain('que');
  }
  for (const syntax of ['https', 'google', 'api=1', '%20']) {
    const matches = dealers.filter((dealer) =>
      dealerTexts(dealer).some((text) => foldText(text).includes(syntax)),
    );
    expect(matches).toEqual([]);
  }
});

const records = recordsOf(dealers, {
  searchTexts: dealerTexts,
  categoryOf: ({ region }) => region,
});
const found = (keyword: string) =>
  viewOf(records, {
    filter: { keyword, category: '', sort: 'default', perPage: { start: 0, end: 0 } },
    currentPage: 1,
    revealedCount: dealers.length,
  }).shown.map(({ name }) => name);

test.each([
  ["Precy's", ['Precy’s', 'PRECYʼS', 'Precy`s']],
  ['Niño', ['Nin\u0303o', 'NIN\u0303O', 'Ni\u200Bño']],
  ['Biñan', ['binan', 'BINAN', 'Bin\u0303an']],
  ["Aling Precy's", ['aling precys', "Aling Precy's", 'aling  precy’s']],
  ['Dry Goods', ['Dry  Goods', ' dry\u00A0goods ', 'Dry\tGoods']],
  ['Lapu-Lapu', ['Lapu–Lapu', 'lapu‑lapu', 'Lapu—Lapu', 'lapu lapu']],
])('%s finds the same however it is typed or pasted', (plain, forms) => {
  expect(found(plain).length).toBeGreaterThan(0);
  for (const form of forms) expect(found(form)).toEqual(found(plain));
});

test('"binan" finds those in Biñan, and after them those in Binangonan', () => {
  const places = found('binan').map(
    (name) => /Binangonan|Biñan/.exec(dealers.find((one) => one.name === name)?.address ?? '')?.[0],
  );
  const [inBinan, others] = [places.lastIndexOf('Biñan'), places.indexOf('Binangonan')];
  expect(inBinan).toBeGreaterThan(0);
  expect(others).toBe(inBinan + 1);
});

test('a number is found as a phone tells it', () => {
  const [dealer] = dealers.filter(({ phoneNumbers }) => phoneNumbers[0]?.startsWith('0900-'));
  const written = dealer?.phoneNumbers[0] ?? '';
  const digits = written.replaceAll('-', '');
  const forms = [
    written,
    digits,
    digits.slice(1),
    `+63${digits.slice(1)}`,
    `+63 ${digits.slice(1, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}`,
    `63${digits.slice(1)}`,
    `0063${digits.slice(1)}`,
    `+63 (0)${digits.slice(1)}`,
    `(+63) ${digits.slice(1)}`,
    `(${digits.slice(0, 4)}) ${digits.slice(4)}`,
    written.replaceAll('-', '–'),
    `\u202D${written}\u202C`,
  ];
  expect(forms.map((form) => [form, ...found(form)])).toEqual(
    forms.map((form) => [form, dealer?.name]),
  );
});

test('digits of a number that are typed one after another only ever find fewer', () => {
  let last;
  for (const keyword of ['+', '+6', '+63', '+63 ', '+63 9', '+63 90', '+63 900 ', '+63 900-5']) {
    const filter = {
      keyword,
      category: '',
      sort: 'default',
      perPage: { start: 0, end: 0 },
    } as const;
    const place = { filter, currentPage: 1, revealedCount: dealers.length };
    last = viewOf(records, place, last);
    expect(last.shown).toEqual(viewOf(records, place).shown);
  }
});
