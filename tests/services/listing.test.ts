import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countPages,
  createSearch,
  itemsOfCategory,
  itemsOfPage,
  orderItems,
  pageSizeOf,
  prepareItems,
} from '@/services/listing';
import type { Filter, ListingRules } from '@/services/listing';
import { deepFreeze } from '../support/deepFreeze';
import { filters, samples, words } from '../support/listingArbitraries';
import type { Sample } from '../support/listingArbitraries';

const rules: ListingRules<Sample> = {
  searchTexts: ({ name, id }) => [name, id],
  categoryOf: ({ category }) => category,
  compare: (one, other) => Number(one.id) - Number(other.id),
};

const find = (items: readonly Sample[], { sort, category, keyword }: Filter) => {
  const ordered = orderItems(prepareItems(items, rules), sort, rules);
  const search = createSearch(itemsOfCategory(ordered, category));
  return search(keyword).map(({ item }) => item);
};

/** The requirement in its plainest words, to hold the real one against. */
const isWanted = ({ name, id, category }: Sample, filter: Filter) => {
  const keyword = filter.keyword.trim().toLowerCase();
  return (
    (name.toLowerCase().includes(keyword) || id.includes(keyword)) &&
    (filter.category === '' || category.toLowerCase() === filter.category.toLowerCase())
  );
};

const ids = (items: readonly Sample[]) => items.map(({ id }) => id);

describe('filtering and sorting', () => {
  it('lets through exactly what matches: nothing twice, nothing lost, nothing changed', () => {
    fc.assert(
      fc.property(samples.map(deepFreeze), filters.map(deepFreeze), (items, filter) => {
        const found = find(items, filter);
        expect(new Set(ids(found)).size).toBe(found.length);
        expect(new Set(found)).toEqual(new Set(items.filter((item) => isWanted(item, filter))));
      }),
    );
  });

  it('keeps the order: as delivered, rising by id, falling by id', () => {
    fc.assert(
      fc.property(samples.map(deepFreeze), filters, (items, filter) => {
        const delivered = ids(items.filter((item) => isWanted(item, filter)));
        const rising = delivered.toSorted((one, other) => Number(one) - Number(other));
        expect(ids(find(items, { ...filter, sort: 'default' }))).toEqual(delivered);
        expect(ids(find(items, { ...filter, sort: 'asc' }))).toEqual(rising);
        expect(ids(find(items, { ...filter, sort: 'desc' }))).toEqual(rising.toReversed());
      }),
    );
  });

  it('reverses the delivered order for Oldest where records have no order of their own', () => {
    const { compare: _none, ...unordered } = rules;
    const prepared = prepareItems(
      ['2', '1', '3'].map((id) => ({ id, name: '', category: '' })),
      unordered,
    );
    const order = (sort: 'asc' | 'desc') =>
      orderItems(prepared, sort, unordered).map(({ item }) => item.id);
    expect(order('asc')).toEqual(['2', '1', '3']);
    expect(order('desc')).toEqual(['3', '1', '2']);
  });

  it('finds a keyword in one field, never across two', () => {
    const items = [{ id: '45', name: 'ube 123', category: '' }];
    const filter = { category: '', sort: 'asc', perPage: { start: 0, end: 0 } } as const;
    expect(find(items, { ...filter, keyword: '3' })).toHaveLength(1);
    expect(find(items, { ...filter, keyword: '12345' })).toHaveLength(0);
    expect(find(items, { ...filter, keyword: '123 45' })).toHaveLength(0);
  });

  it.each([
    ['UBE', 1],
    ['  ube  ', 1],
    ['   ', 1],
    ['.*', 0],
    ['[', 0],
    ['\\', 0],
    ['%', 0],
  ])('takes %j as plain text, without regard to case and outer spaces', (keyword, count) => {
    const items = [{ id: '1', name: 'Ube Cake', category: 'others' }];
    const filter = { keyword, category: 'OTHERS', sort: 'asc', perPage: { start: 0, end: 0 } };
    expect(find(items, filter as Filter)).toHaveLength(count);
  });
});

/** Edits as a visitor makes them: a letter more at either end, some letters less, another word altogether. */
const edits = fc.array(
  fc.oneof(
    words.map((word) => (keyword: string) => keyword + word.slice(0, 1)),
    words.map((word) => (keyword: string) => word.slice(0, 1) + keyword),
    fc.nat({ max: 4 }).map((count) => (keyword: string) => keyword.slice(0, -count)),
    fc.nat({ max: 4 }).map((count) => (keyword: string) => keyword.slice(count)),
    words.map((word) => () => word),
  ),
  { maxLength: 30 },
);

describe('searching while a keyword is typed', () => {
  it('finds after any edits what a plain filter finds, in the same order', () => {
    fc.assert(
      fc.property(samples.map(deepFreeze), edits, (items, changes) => {
        const prepared = prepareItems(items, rules);
        const search = createSearch(prepared);
        let keyword = '';
        for (const change of changes) {
          keyword = change(keyword);
          const wanted = keyword.trim().toLowerCase();
          expect(search(keyword)).toEqual(prepared.filter(({ text }) => text.includes(wanted)));
        }
      }),
    );
  });

  /** The records, and how many of their texts have been looked through. */
  const counted = (texts: readonly string[]) => {
    let count = 0;
    const records = texts.map((text) => ({
      item: text,
      category: '',
      get text() {
        count += 1;
        return text;
      },
    }));
    const searched = (act: () => unknown) => {
      count = 0;
      act();
      return count;
    };
    return { records, searched };
  };

  it('looks for one more letter only where the letters before it stand, and for one less nowhere', () => {
    const { records, searched } = counted(['ube', 'ubod', 'cocoa', 'cheese', 'tube']);
    const search = createSearch(records);
    expect(searched(() => search(''))).toBe(0);
    expect(searched(() => search('u'))).toBe(5);
    expect(searched(() => search('ub'))).toBe(3);
    expect(searched(() => search('ube'))).toBe(3);
    expect(searched(() => search('tube'))).toBe(2);
    expect(searched(() => search('ube'))).toBe(0);
    expect(searched(() => search('  UB '))).toBe(0);
    expect(searched(() => search(''))).toBe(0);
    expect(searched(() => search('co'))).toBe(5);
  });
});

describe('paging (PROD-7)', () => {
  it('puts every record on exactly one page, in order', () => {
    fc.assert(
      fc.property(fc.nat({ max: 300 }), fc.integer({ min: 1, max: 60 }), (count, pageSize) => {
        const items = deepFreeze(Array.from({ length: count }, (_, index) => index));
        const pageCount = countPages(count, pageSize);
        const pages = Array.from({ length: pageCount }, (_, index) =>
          itemsOfPage(items, index + 1, pageSize),
        );
        expect(pages.flat()).toEqual(items);
        expect(pages.every((page) => page.length <= pageSize)).toBe(true);
        expect(pages.slice(0, -1).every((page) => page.length === pageSize)).toBe(true);
        expect(itemsOfPage(items, pageCount + 1, pageSize)).toEqual([]);
      }),
    );
  });

  it.each([100, 100_000])('touches the records of the page alone, of %i', (count) => {
    let reads = 0;
    const items = new Proxy(
      Array.from({ length: count }, (_, index) => index),
      {
        get: (target, key, receiver) => {
          if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1;
          return Reflect.get(target, key, receiver) as unknown;
        },
      },
    );
    expect(itemsOfPage(items, 5, 20)).toHaveLength(20);
    expect(reads).toBe(20);
  });

  it.each([
    [0, 10, 1],
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [230, 20, 12],
    [230, 0, 1],
  ])('fills with %i records, %i a page, %i pages', (count, pageSize, pages) => {
    expect(countPages(count, pageSize)).toBe(pages);
  });

  it('reads the size of a page from its range', () => {
    expect(pageSizeOf({ start: 0, end: 0 })).toBe(0);
    expect(pageSizeOf({ start: 0, end: 24 })).toBe(24);
  });
});
