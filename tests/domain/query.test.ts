import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readQuery, withoutSigns, writeQuery } from '@/domain/query';

const read = (search: string) => Object.fromEntries(readQuery(search));

const meant = { use: 'fries', near: 'tagaytay-cavite' };
const address = '?use=fries&near=tagaytay-cavite';

test.each([
  ['a full stop', `${address}.`],
  ['an ellipsis', `${address}%E2%80%A6`],
  ['a bracket', `${address})`],
  ['an escaped bracket', `${address}%29`],
  ['angle brackets', `${address}%3E`],
  ['a quotation mark', `${address}%22`],
  ['a curly quotation mark', `${address}%E2%80%9D`],
  ['a space', `${address}%20`],
  ['a space, as forms write it', `${address}+`],
  ['a line’s end', `${address}%0D%0A`],
  ['a space of no width', `${address}%E2%80%8B`],
  ['stars', `${address}**`],
  ['an underline', `${address}_`],
  ['a full-width comma', `${address}%EF%BC%8C`],
  ['a slash', `${address}/`],
  ['several', `${address}).”`],
  ['quotation marks around a value', '?use=%22fries%22&near=tagaytay-cavite'],
  ['the "&" of a page’s text', '?use=fries&amp;near=tagaytay-cavite'],
  ['letters escaped twice', '?use=%2566ries&near=tagaytay%252Dcavite'],
  ['everything escaped once more', '?use%3Dfries%26near%3Dtagaytay-cavite'],
  ['everything escaped twice more', '?use%253Dfries%2526near%253Dtagaytay-cavite'],
  ['a second question mark', '??use=fries&near=tagaytay-cavite'],
])('an address with %s says what it said', (_, search) => {
  expect(read(search)).toEqual(meant);
});

test.each(['?utm_source=fb', '&amp;utm_source=fb', '&utm_source=fb', '.?utm_source=fb'])(
  'what is hung on by “%s” is a parameter of its own',
  (hungOn) => {
    expect(read(address + hungOn)).toEqual({ ...meant, utm_source: 'fb' });
  },
);

test.each([
  ['waste=10+%25', '10 %'],
  ['other=-5', '-5'],
  ['price=.5', '.5'],
  ['location=calabarzon+(iv-a)', 'calabarzon (iv-a)'],
  ['location=quezon%2520city', 'quezon city'],
  ['location=quezon%2Bcity', 'quezon city'],
  ['search=ni%25C3%25B1o', 'niño'],
  ['search=%25E0%25A4%25A', '%E0%A4%A'],
])('of “%s” nothing is taken that belongs to it', (query, value) => {
  expect([...readQuery(query).values()]).toEqual([value]);
});

test('whatever is typed comes back as it was typed', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...Array.from('% +2BFfé.,()[]"”’*_~?&=;<>\n\u{1F9C0}')) }),
  );
  fc.assert(
    fc.property(fc.dictionary(typed, typed), (values) => {
      const params = new URLSearchParams(Object.entries(values));
      expect(readQuery(`?${writeQuery(params)}`).toString()).toBe(params.toString());
    }),
    { numRuns: 1000 },
  );
});

test('words, numbers and towns are written as ever', () => {
  const query = 'search=ube+cake&price=1%2C250.50&near=tagaytay-cavite&waste=10+%25';
  expect(writeQuery(readQuery(query))).toBe(query);
});

test('signs alone are nothing, and many of them are soon read', () => {
  expect(withoutSigns(` "${'.)'.repeat(100_000)}`)).toBe('');
  expect(withoutSigns(`${'.)'.repeat(50_000)}a`)).toHaveLength(100_001);
});
