import fc from 'fast-check';
import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Filter } from '@/services/listing';
import { Listing, REVEAL_STEP } from '@/stores/Listing';
import { catchWarnings } from '../support/expectedWarning';
import { deepFreeze } from '../support/deepFreeze';
import { categories, filters, samples, sorts, words } from '../support/listingArbitraries';
import type { Sample } from '../support/listingArbitraries';

const createListing = (items: readonly Sample[] = [], end = 20) => {
  const listing = new Listing<Sample>({
    searchTexts: ({ name }) => [name],
    categoryOf: ({ category }) => category,
    compare: (one, other) => Number(one.id) - Number(other.id),
    defaultRange: { start: 0, end },
  });
  listing.setData(deepFreeze(items));
  return listing;
};

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    name: 'Ube',
    category: 'others',
  }));

const apply = (listing: Listing<Sample>, { keyword, category, sort, perPage }: Filter) => {
  listing.setKeyword(keyword);
  listing.setCategory(category);
  listing.setSort(sort);
  listing.setPageRange(perPage);
};

const ids = (items: readonly Sample[]) => items.map(({ id }) => id);

describe('Listing (STATE-1)', () => {
  it('begins empty, unfiltered, ascending and on page 1', () => {
    const listing = createListing();
    expect(listing.items).toEqual([]);
    expect(listing.filter).toEqual({
      category: '',
      keyword: '',
      sort: 'asc',
      perPage: { start: 0, end: 20 },
    });
    expect(listing.currentPage).toBe(1);
    expect(listing.shown).toEqual([]);
    expect(listing.pageCount).toBe(1);
  });

  it('shows over all its pages exactly what matches, in order', () => {
    fc.assert(
      fc.property(samples, filters, (items, filter) => {
        const listing = createListing(items);
        apply(listing, deepFreeze(filter));
        while (listing.hasMore) listing.revealMore();
        const pages = Array.from({ length: listing.pageCount }, (_, index) => {
          listing.setPage(index + 1);
          return listing.shown;
        });
        const shown = pages.flat();
        const longest = listing.pageSize || items.length;
        expect(pages.every(({ length }) => length <= longest)).toBe(true);
        const wanted = items
          .filter(
            ({ name, category }) =>
              name.toLowerCase().includes(filter.keyword.trim().toLowerCase()) &&
              (filter.category === '' || category.toLowerCase() === filter.category.toLowerCase()),
          )
          .toSorted((one, other) => Number(one.id) - Number(other.id));
        const inOrder = { asc: wanted, desc: wanted.toReversed(), default: shown }[filter.sort];
        expect(ids(shown)).toEqual(ids(inOrder));
        expect(new Set(shown)).toEqual(new Set(wanted));
        expect(ids(listing.matching)).toEqual(ids(shown));
      }),
    );
  });

  it('stays within its bounds whatever is done to it, in whatever order', () => {
    const steps = fc.oneof(
      words.map((word) => (listing: Listing<Sample>) => listing.setKeyword(word)),
      categories.map((name) => (listing: Listing<Sample>) => listing.setCategory(name)),
      sorts.map((sort) => (listing: Listing<Sample>) => listing.setSort(sort)),
      fc
        .constantFrom(0, 10, 20)
        .map((end) => (listing: Listing<Sample>) => listing.setPageRange({ start: 0, end })),
      fc
        .oneof(fc.integer(), fc.double(), fc.constantFrom(NaN, Infinity))
        .map((page) => (listing: Listing<Sample>) => listing.setPage(page)),
      fc.constantFrom(
        (listing: Listing<Sample>) => listing.previousPage(),
        (listing: Listing<Sample>) => listing.nextPage(),
        (listing: Listing<Sample>) => listing.revealMore(),
        (listing: Listing<Sample>) => listing.resetFilter(),
      ),
    );
    fc.assert(
      fc.property(samples, fc.array(steps), (items, actions) => {
        const listing = createListing(items);
        for (const act of actions) act(listing);
        expect(Number.isInteger(listing.currentPage) && listing.currentPage >= 1).toBe(true);
        expect(new Set(listing.shown).size).toBe(listing.shown.length);
        expect(listing.matching).toEqual(expect.arrayContaining([...listing.shown]));
        expect(listing.items).toBe(items);
        expect(listing.shown.length === 0).toBe(listing.isPastEnd || listing.matching.length === 0);
      }),
    );
  });

  it.each([
    ['keyword', (listing: Listing<Sample>) => listing.setKeyword('u')],
    ['category', (listing: Listing<Sample>) => listing.setCategory('others')],
    ['sort', (listing: Listing<Sample>) => listing.setSort('desc')],
    ['per page', (listing: Listing<Sample>) => listing.setPageRange({ start: 0, end: 10 })],
    ['reset', (listing: Listing<Sample>) => listing.resetFilter()],
  ])('goes back to page 1 on a change of %s (PROD-9)', (_name, change) => {
    const listing = createListing(numbered(90));
    listing.setPage(3);
    change(listing);
    expect(listing.currentPage).toBe(1);
  });

  it('resets to empty category and keyword, asc and the default range (PROD-9)', () => {
    const listing = createListing(numbered(90), 0);
    apply(listing, {
      keyword: 'ube',
      category: 'others',
      sort: 'desc',
      perPage: { start: 0, end: 10 },
    });
    listing.nextPage();
    listing.resetFilter();
    expect(listing.filter).toEqual({
      category: '',
      keyword: '',
      sort: 'asc',
      perPage: { start: 0, end: 0 },
    });
    expect(listing.currentPage).toBe(1);
    expect(listing.shown).toHaveLength(REVEAL_STEP);
  });

  it('never goes below page 1, and has no bound above (PROD-7)', () => {
    const listing = createListing(numbered(30));
    listing.previousPage();
    expect(listing.currentPage).toBe(1);
    for (let step = 0; step < 5; step += 1) listing.nextPage();
    expect(listing.currentPage).toBe(6);
    expect(listing.isPastEnd).toBe(true);
    expect(listing.shown).toEqual([]);
    expect(listing.pageCount).toBe(2);
    listing.setPage(2);
    expect(listing.isPastEnd).toBe(false);
    expect(listing.shown).toHaveLength(10);
  });

  it('with All shows 24 first, and as many more at a time (PROD-8)', () => {
    const listing = createListing(numbered(60), 0);
    expect(listing.shown).toHaveLength(24);
    expect(listing.hasMore).toBe(true);
    listing.revealMore();
    expect(listing.shown).toHaveLength(48);
    listing.revealMore();
    expect(listing.shown).toHaveLength(60);
    expect(listing.hasMore).toBe(false);
    listing.setKeyword('ub');
    expect(listing.shown).toHaveLength(24);
  });

  it('counts what the phone’s sheet holds: category, sort and range', () => {
    const listing = createListing(numbered(3));
    expect(listing.activeFilterCount).toBe(0);
    listing.setKeyword('ube');
    expect(listing.activeFilterCount).toBe(0);
    apply(listing, { keyword: '', category: 'x', sort: 'default', perPage: { start: 0, end: 50 } });
    expect(listing.activeFilterCount).toBe(3);
  });

  it('takes a whole view at once, and stays as it is when it shows that view already', () => {
    const listing = createListing(numbered(90));
    listing.showView({ ...listing.filter, keyword: 'ube' }, 3);
    expect(listing.currentPage).toBe(3);
    const { filter } = listing;
    listing.showView({ ...filter, perPage: { ...filter.perPage } }, 3);
    expect(listing.filter).toBe(filter);
    listing.showView({ ...filter, sort: 'desc' }, 2);
    expect(listing.filter.sort).toBe('desc');
    expect(listing.currentPage).toBe(2);
  });

  it('does only the work that a change asks for, and none for another page', () => {
    const done = { searched: 0, compared: 0, filed: 0 };
    const listing = new Listing<Sample>({
      searchTexts: ({ name }) => {
        done.searched += 1;
        return [name];
      },
      categoryOf: ({ category }) => {
        done.filed += 1;
        return category;
      },
      compare: (one, other) => {
        done.compared += 1;
        return Number(one.id) - Number(other.id);
      },
      defaultRange: { start: 0, end: 20 },
    });
    const stop = autorun(() => [listing.matching.length, listing.shown]);
    listing.setData(numbered(50));
    const once = { ...done };
    expect(once).toMatchObject({ searched: 50, filed: 50 });
    for (const keyword of ['u', 'ub', 'ube', 'ub', '']) listing.setKeyword(keyword);
    listing.setCategory('others');
    listing.setPageRange({ start: 0, end: 10 });
    listing.nextPage();
    expect(done).toEqual(once);
    listing.setSort('desc');
    expect(done.compared).toBeGreaterThan(once.compared);
    expect(done).toMatchObject({ searched: 50, filed: 50 });
    stop();
  });

  it('hands out any part of what matches, and counts it', () => {
    const listing = createListing(numbered(60), 0);
    expect(listing.matchCount).toBe(60);
    expect(ids(listing.matchingBetween(48, 53))).toEqual(['48', '49', '50', '51', '52']);
    expect(listing.matchingBetween(58, 70)).toHaveLength(2);
    expect(listing.matchingBetween(60, 70)).toEqual([]);
  });

  it('keeps step with a plain filter while the visitor types, chooses and sorts', () => {
    const changes = fc.array(
      fc.oneof(
        words.map((word) => (filter: Filter) => ({ ...filter, keyword: filter.keyword + word })),
        fc.nat({ max: 3 }).map((count) => (filter: Filter) => ({
          ...filter,
          keyword: filter.keyword.slice(0, -count),
        })),
        categories.map((category) => (filter: Filter) => ({ ...filter, category })),
        sorts.map((sort) => (filter: Filter) => ({ ...filter, sort })),
      ),
    );
    fc.assert(
      fc.property(samples, changes, (items, steps) => {
        const listing = createListing(items);
        // As on a page: what is observed is kept from one change to the next.
        const stop = autorun(() => listing.shown);
        let { filter } = listing;
        for (const step of steps) {
          filter = step(filter);
          apply(listing, filter);
          const wanted = items.filter(
            ({ name, category }) =>
              name.toLowerCase().includes(filter.keyword.trim().toLowerCase()) &&
              (filter.category === '' || category.toLowerCase() === filter.category.toLowerCase()),
          );
          const rising = wanted.toSorted((one, other) => Number(one.id) - Number(other.id));
          const inOrder = { default: wanted, asc: rising, desc: rising.toReversed() };
          expect(ids(listing.matching)).toEqual(ids(inOrder[filter.sort]));
          expect(listing.shown).toEqual(inOrder[filter.sort].slice(0, 20));
        }
        stop();
      }),
    );
  });

  it.each(['items', 'filter', 'currentPage', 'revealedCount'] as const)(
    'warns of %s being changed outside an action',
    (property) => {
      const listing = createListing();
      const stop = autorun(() => listing[property]);
      const warnings = catchWarnings();
      Object.assign(listing, { [property]: property === 'items' ? numbered(1) : 7 });
      expect(warnings).toEqual([expect.stringContaining('without using an action')]);
      stop();
    },
  );
});
