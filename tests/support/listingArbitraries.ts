import fc from 'fast-check';
import type { Filter, Sort } from '@/domain/listing';

export interface Sample {
  id: string;
  name: string;
  category: string;
}

/** Few letters, so that keywords are found often; among them such as change their length in lower case. */
export const words = fc.string({
  unit: fc.constantFrom('a', 'B', 'ñ', 'É', 'İ', ' ', '/', '\\'),
  maxLength: 6,
});

export const categories = fc.constantFrom('', 'Cebu', 'CEBU', 'La Union', 'cereal-and-oats');

/** Any text that an address can carry, one character as likely as another. */
export const texts = (maxLength = 12): fc.Arbitrary<string> =>
  fc.string({
    unit: fc
      .integer({ min: 0, max: 0x10_ff_ff })
      .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
      .map((code) => String.fromCodePoint(code)),
    maxLength,
  });

/** Records with unique ids, out of order. */
export const samples = fc.uniqueArray(
  fc.record({ id: fc.nat({ max: 400 }).map(String), name: words, category: categories }),
  { selector: ({ id }) => id, maxLength: 90 },
);

export const sorts = fc.constantFrom<Sort>('default', 'asc', 'desc');

export const filters: fc.Arbitrary<Filter> = fc.record({
  keyword: words,
  category: categories,
  sort: sorts,
  perPage: fc.constantFrom(0, 1, 7, 10, 20, 50).map((end) => ({ start: 0, end })),
});
