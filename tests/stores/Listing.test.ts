import fc from 'fast-check';
import { autorun, reaction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { foldLetters, foldText } from '@lasakita/ui/domain/foldText';
import { REVEAL_STEP } from '@/domain/listing';
import type { Filter } from '@/domain/listing';
import { Listing } from '@/stores/Listing';
import { allOf } from '../support/allOf';
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

/** The requirement in its plainest words. */
const isWanted = ({ name, category }: Sample, filter: Filter) => {
  const letters = foldLetters(filter.keyword);
  return (
    (letters === ''
      ? foldText(name).includes(foldText(filter.keyword))
      : foldLetters(name).includes(letters)) &&
    (filter.category === '' || foldText(category) === foldText(filter.category))
  );
};

/** Those first in which the keyword is a word of its own. */
const ranked = (items: readonly Sample[], { keyword }: Filter) => {
  if (foldLetters(keyword) === '') return items;
  const isWord = ({ name }: Sample) =>
    ` ${foldLetters(name)} `.includes(` ${foldLetters(keyword)} `);
  return [...items.filter(isWord), ...items.filter((item) => !isWord(item))];
};

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
    expect(listing.view.shown).toEqual([]);
    expect(listing.view.pageCount).toBe(1);
  });

  it('shows over all its pages exactly what matches, in order', () => {
    fc.assert(
      fc.property(samples, filters, (items, filter) => {
        const listing = createListing(items);
        apply(listing, deepFreeze(filter));
        while (listing.view.hasMore) listing.revealMore();
        const pages = Array.from({ length: listing.view.pageCount }, (_, index) => {
          listing.setPage(index + 1);
          return listing.view.shown;
        });
        const shown = pages.flat();
        const longest = listing.view.pageSize || items.length;
        expect(pages.every(({ length }) => length <= longest)).toBe(true);
        const wanted = items
          .filter((item) => isWanted(item, filter))
          .toSorted((one, other) => Number(one.id) - Number(other.id));
        const inOrder = { asc: wanted, desc: wanted.toReversed(), default: shown }[filter.sort];
        expect(ids(shown)).toEqual(ids(ranked(inOrder, filter)));
        expect(new Set(shown)).toEqual(new Set(wanted));
        expect(ids(allOf(listing))).toEqual(ids(shown));
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
        expect(new Set(listing.view.shown).size).toBe(listing.view.shown.length);
        expect(allOf(listing)).toEqual(expect.arrayContaining([...listing.view.shown]));
        expect(listing.items).toBe(items);
        expect(listing.view.shown.length === 0).toBe(
          listing.view.isPastEnd || listing.matchCount === 0,
        );
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
    expect(listing.view.shown).toHaveLength(REVEAL_STEP);
  });

  it('never goes below page 1, and has no bound above (PROD-7)', () => {
    const listing = createListing(numbered(30));
    listing.previousPage();
    expect(listing.currentPage).toBe(1);
    for (let step = 0; step < 5; step += 1) listing.nextPage();
    expect(listing.currentPage).toBe(6);
    expect(listing.view.isPastEnd).toBe(true);
    expect(listing.view.shown).toEqual([]);
    expect(listing.view.pageCount).toBe(2);
    listing.setPage(2);
    expect(listing.view.isPastEnd).toBe(false);
    expect(listing.view.shown).toHaveLength(10);
  });

  it('with All shows 24 first, and as many more at a time (PROD-8)', () => {
    const listing = createListing(numbered(60), 0);
    expect(listing.view.shown).toHaveLength(24);
    expect(listing.view.hasMore).toBe(true);
    listing.revealMore();
    expect(listing.view.shown).toHaveLength(48);
    listing.revealMore();
    expect(listing.view.shown).toHaveLength(60);
    expect(listing.view.hasMore).toBe(false);
    listing.setKeyword('ub');
    expect(listing.view.shown).toHaveLength(24);
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
    listing.setData(numbered(50));
    const once = { ...done };
    expect(once).toMatchObject({ searched: 50, filed: 50 });
    expect(once.compared).toBeGreaterThan(0);
    for (const keyword of ['u', 'ub', 'ube', 'ub', '']) listing.setKeyword(keyword);
    listing.setCategory('others');
    listing.setPageRange({ start: 0, end: 10 });
    listing.nextPage();
    for (const sort of ['desc', 'default', 'asc'] as const) listing.setSort(sort);
    expect(done).toEqual(once);
  });

  it('tells only of what has changed: another page is no other filter', () => {
    const listing = createListing(numbered(60));
    const heard: string[] = [];
    const stops = (['items', 'filter', 'currentPage', 'matchCount'] as const).map((name) =>
      reaction(
        () => listing[name],
        () => heard.push(name),
      ),
    );
    listing.nextPage();
    listing.revealMore();
    expect(heard.splice(0)).toEqual(['currentPage']);
    listing.setKeyword('ube');
    expect(heard.splice(0).toSorted()).toEqual(['currentPage', 'filter']);
    for (const stop of stops) stop();
  });

  it('warns of what shows being changed outside an action', () => {
    const listing = createListing();
    const stop = autorun(() => listing.view);
    const warnings = catchWarnings();
    listing.view = { ...listing.view, currentPage: 7 };
    expect(warnings).toEqual([expect.stringContaining('without using an action')]);
    stop();
  });
});

describe('a use (FIND-5)', () => {
  const items = [
    { id: '1', name: 'Ube', category: 'a', uses: ['cakes', 'drinks'] },
    { id: '2', name: 'Cocoa', category: 'a', uses: ['drinks'] },
    { id: '3', name: 'Ube mix', category: 'b', uses: ['cakes'] },
  ];
  const create = () => {
    const listing = new Listing<(typeof items)[number]>({
      searchTexts: ({ name }) => [name],
      categoryOf: ({ category }) => category,
      usesOf: ({ uses }) => uses,
      defaultRange: { start: 0, end: 2 },
    });
    listing.setData(deepFreeze(items));
    return listing;
  };
  const shown = (listing: ReturnType<typeof create>) => listing.view.shown.map(({ id }) => id);

  it('filters together with keyword and category, goes back to page 1, and is cleared', () => {
    const listing = create();
    listing.setPage(2);
    listing.setUse('cakes');
    expect(listing.currentPage).toBe(1);
    expect(shown(listing)).toEqual(['1', '3']);
    listing.setKeyword('ube');
    listing.setCategory('b');
    expect(shown(listing)).toEqual(['3']);
    listing.setUse('drinks');
    expect(shown(listing)).toEqual([]);
    listing.resetFilter();
    expect(listing.filter.use).toBeUndefined();
    expect(listing.matchCount).toBe(3);
  });

  it('comes and goes with an address', () => {
    const listing = create();
    const { defaultFilter } = listing;
    listing.showView({ ...defaultFilter, use: 'drinks' }, 1);
    expect(shown(listing)).toEqual(['1', '2']);
    listing.showView(defaultFilter, 1);
    expect(listing.matchCount).toBe(3);
  });
});

describe('an order by a figure', () => {
  it('puts the least first, keeps the others as they were, and goes again', () => {
    const listing = createListing(numbered(5));
    const figures: Record<string, number> = { 3: 1, 1: 2 };
    const figureOf = ({ id }: Sample) => figures[id] ?? Infinity;
    listing.setOrder(() => ({ figureOf }));
    expect(ids(listing.view.shown)).toEqual(['3', '1', '0', '2', '4']);
    expect(ids(listing.items)).toEqual(['0', '1', '2', '3', '4']);
    listing.setKeyword('ub');
    listing.setData(numbered(4));
    expect(ids(listing.view.shown)).toEqual(['3', '1', '0', '2']);
    listing.setOrder(undefined);
    expect(ids(listing.view.shown)).toEqual(['0', '1', '2', '3']);
  });
});
