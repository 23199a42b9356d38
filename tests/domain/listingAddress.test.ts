import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MAX_KEYWORD_LENGTH,
  formatListingAddress,
  parseListingAddress,
} from '@/domain/listingAddress';
import type { ListingAddressOptions } from '@/domain/listingAddress';
import { sorts, texts } from '../support/listingArbitraries';

const options: ListingAddressOptions = {
  categoryName: 'location',
  categories: ['cebu', 'la union', 'quezon city'],
  pageSizes: [0, 10, 20, 50],
  defaults: { category: '', keyword: '', sort: 'asc', perPage: { start: 0, end: 20 } },
};

const parse = (query: string, changed: Partial<ListingAddressOptions> = {}) =>
  parseListingAddress(new URLSearchParams(query), { ...options, ...changed });

const views = fc
  .record({
    keyword: fc
      .string({ unit: 'binary', maxLength: MAX_KEYWORD_LENGTH / 2 })
      .filter((text) => !/[\r\n]/.test(text)),
    category: fc.constantFrom('', ...(options.categories ?? [])),
    sort: sorts,
    end: fc.constantFrom(...options.pageSizes),
    page: fc.integer({ min: 1, max: 99_999_999 }),
  })
  .map(({ end, page, ...filter }) => ({
    filter: { ...filter, perPage: { start: 0, end } },
    // With all records on one page there is only the first.
    page: end === 0 ? 1 : page,
  }));

describe('a use and a town in the address (FIND-5, NEAR-2)', () => {
  const uses = ['fries', 'soups'];
  const isTown = (slug: string) => slug === 'tagaytay-cavite';

  it('are read where they are known, in any case, and ignored where they are not', () => {
    expect(parse('use=Fries', { uses }).filter.use).toBe('fries');
    expect(parse('near=Tagaytay-Cavite', { isTown }).filter.near).toBe('tagaytay-cavite');
    for (const query of ['', 'use=stones&near=atlantis', 'use=&near=']) {
      expect(parse(query, { uses, isTown }).filter).toEqual(options.defaults);
    }
    expect(parse('use=fries&near=tagaytay-cavite').filter).toEqual(options.defaults);
  });

  it('let a town through that may be one, until the towns are there', () => {
    expect(parse('near=atlantis', { isTown: 'any' }).filter.near).toBe('atlantis');
    expect(parse('near=<b>', { isTown: 'any' }).filter).toEqual(options.defaults);
  });

  it('are written where the listing has them, and go when they are cleared', () => {
    const known = { ...options, uses, isTown };
    const view = {
      filter: { ...options.defaults, use: 'soups', near: 'tagaytay-cavite' },
      page: 1,
    };
    const written = formatListingAddress(view, known, new URLSearchParams('keep=1'));
    expect(String(written)).toBe('keep=1&use=soups&near=tagaytay-cavite');
    const cleared = formatListingAddress({ filter: options.defaults, page: 1 }, known, written);
    expect(String(cleared)).toBe('keep=1');
    const others = new URLSearchParams('use=soups&near=x');
    expect(String(formatListingAddress(view, options, others))).toBe('use=soups&near=x');
  });
});

describe('the address of a listing (PROD-11)', () => {
  it('gives back any view that was written into it', () => {
    fc.assert(
      fc.property(views, (view) => {
        const written = formatListingAddress(view, options, new URLSearchParams()).toString();
        expect(parse(written)).toEqual(view);
      }),
    );
  });

  it('keeps what others wrote, and writes nothing that is as by default', () => {
    fc.assert(
      fc.property(views, texts(), (view, product) => {
        const others = new URLSearchParams({ product });
        const written = formatListingAddress(view, options, others);
        expect(written.getAll('product')).toEqual(others.getAll('product'));
        const back = formatListingAddress({ filter: options.defaults, page: 1 }, options, written);
        expect(back.toString()).toBe(others.toString());
      }),
    );
  });

  it('writes no page while all records are on one', () => {
    const filter = { ...options.defaults, perPage: { start: 0, end: 0 } };
    const written = formatListingAddress({ filter, page: 3 }, options, new URLSearchParams());
    expect(written.toString()).toBe('per-page=all');
  });

  it('makes of any hostile query a view that a visitor could have chosen', () => {
    const names = fc.constantFrom(
      'search',
      'location',
      'sort',
      'per-page',
      'page',
      '__proto__',
      'x',
    );
    const values = fc.oneof(
      texts(),
      fc.constantFrom(
        '-1',
        '0',
        '1e9',
        '١',
        'NaN',
        'Infinity',
        '99999999999',
        'ASC',
        'all',
        '10',
        '1.5',
      ),
    );
    const queries = fc.oneof(
      texts(),
      fc
        .array(fc.tuple(names, values))
        .map((pairs) => pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')),
    );
    fc.assert(
      fc.property(queries, (query) => {
        const view = parse(query);
        const { keyword, category, sort, perPage } = view.filter;
        expect(keyword.length).toBeLessThanOrEqual(MAX_KEYWORD_LENGTH);
        expect(['', ...(options.categories ?? [])]).toContain(category);
        expect(['default', 'asc', 'desc']).toContain(sort);
        expect(perPage.start).toBe(0);
        expect(options.pageSizes).toContain(perPage.end);
        expect(Number.isSafeInteger(view.page) && view.page >= 1).toBe(true);
        // What was understood is understood again: writing it down settles.
        const written = formatListingAddress(view, options, new URLSearchParams()).toString();
        expect(parse(written)).toEqual(view);
      }),
    );
  });

  it.each([
    ['', {}],
    ['?search=UBE+cake', { keyword: 'UBE cake' }],
    ['?search=a%0Ab%0D', { keyword: 'ab' }],
    ['?location=CEBU', { category: 'cebu' }],
    ['?location=atlantis', {}],
    ['?sort=desc', { sort: 'desc' }],
    ['?sort=DESC', {}],
    ['?sort=price', {}],
    ['?per-page=all', { perPage: { start: 0, end: 0 } }],
    ['?per-page=0', {}],
    ['?per-page=50', { perPage: { start: 0, end: 50 } }],
    ['?per-page=7', {}],
  ])('reads %j', (query, filter) => {
    expect(parse(query)).toEqual({ filter: { ...options.defaults, ...filter }, page: 1 });
  });

  it.each([
    ['?page=3', 3],
    ['?page=99999999', 99_999_999],
    ['?page=999999999', 1],
    ['?page=0', 1],
    ['?page=-2', 1],
    ['?page=2.5', 1],
    ['?page=03', 1],
    ['?page=%203', 1],
    ['?per-page=all&page=3', 1],
  ])('of %j takes page %i', (query, page) => {
    expect(parse(query).page).toBe(page);
  });

  it('cuts a long keyword, but no character in half', () => {
    const long = `${'a'.repeat(MAX_KEYWORD_LENGTH - 1)}🧀`;
    const { keyword } = parse(`?search=${encodeURIComponent(long)}`).filter;
    expect(keyword).toBe('a'.repeat(MAX_KEYWORD_LENGTH - 1));
  });

  it('lets any category through until the categories are known', () => {
    expect(parse('?location=Atlantis', { categories: undefined }).filter.category).toBe('atlantis');
  });
});
