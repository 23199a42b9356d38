import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldLetters, foldText } from '@lasakita/ui/domain/foldText';
import { REVEAL_STEP, itemsBetween, recordsOf, shelvingOf, viewOf } from '@/domain/listing';
import type { Filter, ListingRules, ListingView } from '@/domain/listing';
import { deepFreeze } from '../support/deepFreeze';
import { filters, samples, words } from '../support/listingArbitraries';
import type { Sample } from '../support/listingArbitraries';

const rules: ListingRules<Sample> = {
  searchTexts: ({ name, id }) => [name, id],
  categoryOf: ({ category }) => category,
  compare: (one, other) => Number(one.id) - Number(other.id),
};

const ALL = { start: 0, end: 0 };

const plain: Filter = { sort: 'default', category: '', keyword: '', perPage: ALL };

const placeOf = (filter: Filter, currentPage = 1) => ({
  filter,
  currentPage,
  revealedCount: REVEAL_STEP,
});

const allOf = <Item>(view: ListingView<Item>) => itemsBetween(view, 0, view.matchCount);

const find = (items: readonly Sample[], { sort, category, keyword }: Filter) => {
  const view = viewOf(recordsOf(items, rules), placeOf({ sort, category, keyword, perPage: ALL }));
  return allOf(view);
};

/** The requirement in its plainest words, to hold the real one against. */
const isWanted = ({ name, id, category }: Sample, filter: Filter) => {
  const letters = foldLetters(filter.keyword);
  const isFound =
    letters === ''
      ? foldText(name).includes(foldText(filter.keyword))
      : foldLetters(name).includes(letters) || id.includes(letters);
  return isFound && (filter.category === '' || foldText(category) === foldText(filter.category));
};

/** Those first in which the keyword is a word of its own, each part in the order in which it comes. */
const ranked = (items: readonly Sample[], { keyword }: Filter) => {
  if (foldLetters(keyword) === '') return items;
  const word = ` ${foldLetters(keyword)} `;
  const isWord = ({ name, id }: Sample) =>
    [name, id].some((text) => ` ${foldLetters(text)} `.includes(word));
  return [...items.filter(isWord), ...items.filter((item) => !isWord(item))];
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

  it('loses nothing that holds the keyword letter by letter', () => {
    fc.assert(
      fc.property(samples, filters, (items, filter) => {
        const keyword = foldText(filter.keyword);
        const found = new Set(find(items, { ...filter, category: '' }));
        const literal = items.filter(({ name }) => foldText(name).includes(keyword));
        expect(literal.filter((item) => !found.has(item))).toEqual([]);
      }),
    );
  });

  it('keeps the order among words and among parts of words: as delivered, rising by id, falling by id', () => {
    fc.assert(
      fc.property(samples.map(deepFreeze), filters, (items, filter) => {
        const delivered = items.filter((item) => isWanted(item, filter));
        const rising = delivered.toSorted((one, other) => Number(one.id) - Number(other.id));
        const orders = { default: delivered, asc: rising, desc: rising.toReversed() };
        for (const sort of ['default', 'asc', 'desc'] as const) {
          expect(ids(find(items, { ...filter, sort }))).toEqual(ids(ranked(orders[sort], filter)));
        }
      }),
    );
  });

  const named = (...names: string[]) =>
    names.map((name, index) => ({ id: String(index), name, category: '' }));
  const namesFound = (names: readonly string[], keyword: string) =>
    find(named(...names), { ...plain, keyword }).map(({ name }) => name);

  it.each([
    ['binan', ['Binangonan', 'Biñan'], ['Biñan', 'Binangonan']],
    ['BIÑAN', ['Binangonan', 'Bin\u0303an'], ['Bin\u0303an', 'Binangonan']],
    ['ube', ['Tube', 'Ubes', 'Ube-Cake', '(ube)'], ['Ube-Cake', '(ube)', 'Tube', 'Ubes']],
    ['rancheros', ['Ranchero’s Mix', 'Rancheros', 'Ranch'], ['Ranchero’s Mix', 'Rancheros']],
    ["Ranchero's", ['Rancheros', 'Ranchero‛s'], ['Rancheros', 'Ranchero‛s']],
    ['double acting', ['Double-Acting', 'Double — Acting'], ['Double-Acting', 'Double — Acting']],
    ['sour cream onion', ['Sour Cream & Onion'], ['Sour Cream & Onion']],
    ['st peter', ['St. Peter', '“St” Peter'], ['St. Peter', '“St” Peter']],
    ['jp rizal', ['J.P. Rizal'], ['J.P. Rizal']],
    ['sta. rosa', ['Sta Rosa', 'Sta. Rosa'], ['Sta Rosa', 'Sta. Rosa']],
    ['cafe', ['Café Élan', 'Cafeteria'], ['Café Élan', 'Cafeteria']],
    ['san jose', ['San Josef', 'San José, Rizal'], ['San José, Rizal', 'San Josef']],
    ['city quezon', ['Cebu City, Quezon Street', 'City Quezon'], ['City Quezon']],
    ['cebu city,que', ['Cebu City, Quezon Street'], ['Cebu City, Quezon Street']],
    ['&', ['Sour Cream & Onion', 'Ube'], ['Sour Cream & Onion']],
    ['/', ['Dangling /', 'Ube'], ['Dangling /']],
  ])('%j finds, words before parts of words: %j', (keyword, names, found) => {
    expect(namesFound(names, keyword)).toEqual(found);
  });

  it('reverses the delivered order for Oldest where records have no order of their own', () => {
    const { compare: _none, ...unordered } = rules;
    const records = recordsOf(
      ['2', '1', '3'].map((id) => ({ id, name: '', category: '' })),
      unordered,
    );
    const order = (sort: 'asc' | 'desc') =>
      ids(allOf(viewOf(records, placeOf({ sort, category: '', keyword: '', perPage: ALL }))));
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
    ['(cake)', 1],
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

describe('what is close, where nothing matches', () => {
  const items = ['keso', 'cocoa', 'ube'].map((name, index) => ({
    id: String(index),
    name,
    category: index === 1 ? 'sweet' : 'other',
  }));
  const words = new Set(['cocoa']);
  const records = {
    ...recordsOf(items, rules),
    close: (keyword: string) =>
      keyword === 'xyz' ? undefined : { words, has: (place: number) => place > 0 },
  };
  const view = (keyword: string, filter: Partial<Filter> = {}) =>
    viewOf(records, placeOf({ ...plain, ...filter, keyword }));

  it('is shown, of the category and in the order asked for, with the words that matched', () => {
    expect(ids(allOf(view('tsoklate')))).toEqual(['1', '2']);
    expect(view('tsoklate').fuzzyMatches?.words).toBe(words);
    expect(ids(allOf(view('tsoklate', { sort: 'desc' })))).toEqual(['2', '1']);
    expect(ids(allOf(view('tsoklate', { category: 'sweet' })))).toEqual(['1']);
  });

  it('stays away while something matches exactly, which is shown alone (FIND-1)', () => {
    expect(ids(allOf(view('keso')))).toEqual(['0']);
    expect(view('keso').fuzzyMatches).toBeUndefined();
    expect(view('').fuzzyMatches).toBeUndefined();
  });

  it('says nothing of itself where it has nothing either', () => {
    expect(view('xyz')).toMatchObject({ matchCount: 0, fuzzyMatches: undefined });
    expect(viewOf(recordsOf(items, rules), placeOf({ ...plain, keyword: 'cocoo' }))).toMatchObject({
      matchCount: 0,
      fuzzyMatches: undefined,
    });
  });

  it('is left by the next letter that matches again', () => {
    const close = view('cocoax');
    expect(ids(allOf(viewOf(records, placeOf({ ...plain, keyword: 'cocoa' }), close)))).toEqual([
      '1',
    ]);
  });
});

describe('going on from what showed before', () => {
  it('finds after any edits and choices what is found without it', () => {
    const choices = fc.array(
      fc.record({
        edit: edits.map(([edit]) => edit ?? ((keyword: string) => keyword)),
        filter: filters,
        chooses: fc.boolean(),
        hasOtherRecords: fc.boolean(),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(samples.map(deepFreeze), choices, (items, steps) => {
        let records = recordsOf(items, rules);
        let view = viewOf(records, placeOf(plain));
        for (const { edit, filter, chooses, hasOtherRecords } of steps) {
          if (hasOtherRecords) records = recordsOf(records.items.toReversed(), rules);
          const keyword = edit(view.filter.keyword);
          const place = placeOf({ ...(chooses ? filter : view.filter), keyword });
          view = viewOf(records, place, view);
          expect(allOf(view)).toEqual(allOf(viewOf(records, place)));
          const [own, fresh] = [view, viewOf(records, place)];
          expect({ ...own, matching: 0, exact: 0 }).toEqual({ ...fresh, matching: 0, exact: 0 });
        }
      }),
    );
  });

  /** Records that count how many of their texts have been looked through. */
  const counted = (texts: readonly string[]) => {
    let count = 0;
    const delivered = texts.map((text, place) => ({
      item: text,
      place,
      category: '',
      uses: [],
      get text() {
        count += 1;
        return text;
      },
    }));
    const records = { items: texts, delivered, ascending: delivered };
    let view = viewOf(records, placeOf(plain));
    return (keyword: string) => {
      count = 0;
      view = viewOf(records, placeOf({ ...plain, keyword }), view);
      return count;
    };
  };

  it('goes on from what was found in the list’s own order, not from words first', () => {
    const items = ['binangonan', 'binan a', 'binan'].map((name, index) => ({
      id: String(index),
      name,
      category: '',
    }));
    const records = recordsOf(items, rules);
    const binan = viewOf(records, placeOf({ ...plain, keyword: 'binan' }));
    expect(ids(allOf(binan))).toEqual(['1', '2', '0']);
    for (const keyword of ['bina', 'bin', '']) {
      const view = viewOf(records, placeOf({ ...plain, keyword }), binan);
      expect(ids(allOf(view))).toEqual(['0', '1', '2']);
    }
  });

  it('looks for one more letter only where the letters before it stand, and for one less nowhere', () => {
    const searched = counted(['ube', 'ubod', 'cocoa', 'cheese', 'tube']);
    expect(searched('')).toBe(0);
    expect(searched('u')).toBe(5);
    expect(searched('ub')).toBe(3);
    expect(searched('ube')).toBe(3);
    expect(searched('tube')).toBe(2);
    expect(searched('ube')).toBe(0);
    expect(searched('  UB ')).toBe(0);
    expect(searched('')).toBe(0);
    expect(searched('co')).toBe(5);
  });
});

describe('paging (PROD-7)', () => {
  const count = (texts: number) => Array.from({ length: texts }, (_, index) => index);
  const numbers: ListingRules<number> = { searchTexts: (one) => [`${one}`], categoryOf: () => '' };
  const pageOf = (items: readonly number[], pageSize: number, page: number) =>
    viewOf(
      recordsOf(items, numbers),
      placeOf({ ...plain, perPage: { start: 0, end: pageSize } }, page),
    );

  it('puts every record on exactly one page, in order', () => {
    fc.assert(
      fc.property(fc.nat({ max: 300 }), fc.integer({ min: 1, max: 60 }), (length, pageSize) => {
        const items = deepFreeze(count(length));
        const { pageCount } = pageOf(items, pageSize, 1);
        const views = count(pageCount).map((index) => pageOf(items, pageSize, index + 1));
        const pages = views.map(({ shown }) => shown);
        expect(pages.flat()).toEqual(items);
        expect(views.some(({ isPastEnd }) => isPastEnd)).toBe(false);
        expect(pages.every((page) => page.length <= pageSize)).toBe(true);
        expect(pages.slice(0, -1).every((page) => page.length === pageSize)).toBe(true);
        expect(pageOf(items, pageSize, pageCount + 1)).toMatchObject({
          shown: [],
          isPastEnd: true,
        });
      }),
    );
  });

  it.each([
    [0, 10, 1],
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [230, 20, 12],
    [230, 0, 1],
  ])('fills with %i records, %i a page, %i pages', (length, pageSize, pages) => {
    expect(pageOf(count(length), pageSize, 1).pageCount).toBe(pages);
  });

  it('touches the records of the page alone', () => {
    const first = pageOf(count(100_000), 20, 1);
    let reads = 0;
    const found = new Proxy(first.matching.found, {
      get: (target, key, receiver) => {
        if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1;
        return Reflect.get(target, key, receiver) as unknown;
      },
    });
    const last = { ...first, exact: { wanted: [''], found } };
    expect(viewOf(first.records, { ...first, currentPage: 5 }, last).shown).toHaveLength(20);
    expect(reads).toBe(20);
  });

  it('hands out any part of what matches, and counts it', () => {
    const view = pageOf(count(60), 0, 1);
    expect(view.matchCount).toBe(60);
    expect(itemsBetween(view, 48, 53)).toEqual([48, 49, 50, 51, 52]);
    expect(itemsBetween(view, 58, 70)).toEqual([58, 59]);
    expect(itemsBetween(view, 60, 70)).toEqual([]);
  });

  it('reads the size of a page from its range', () => {
    expect(pageOf([], 0, 1).pageSize).toBe(0);
    expect(pageOf([], 24, 1).pageSize).toBe(24);
  });
});

describe('shelves', () => {
  const shelved: ListingRules<Sample> = {
    ...rules,
    shelves: {
      figureOf: ({ category }) => (category === 'b' ? 0 : Infinity),
      groupOf: ({ category }) => category,
    },
  };
  const untouched: Filter = { sort: 'asc', category: '', keyword: '', perPage: ALL };
  const items = [
    { id: '1', name: 'One', category: 'a' },
    { id: '2', name: 'Two', category: 'b' },
    { id: '3', name: 'Three', category: 'c' },
    { id: '4', name: 'Four', category: 'b' },
  ] as Sample[];
  const show = (change: Partial<Filter>, last?: ListingView<Sample>) =>
    viewOf(last?.records ?? recordsOf(items, shelved), placeOf({ ...untouched, ...change }), last);

  it('hold the records while nothing is chosen, in the order of each, what belongs to none last', () => {
    const view = show({});
    expect(ids(view.shown)).toEqual(['2', '4', '1', '3']);
    expect(shelvingOf(view)?.(items[1] as Sample)).toBe('b');
    expect(view.matchCount).toBe(items.length);
  });

  it.each<Partial<Filter>>([
    { sort: 'default' },
    { sort: 'desc' },
    { category: 'b' },
    { keyword: 'o' },
    { perPage: { start: 0, end: 10 } },
    { use: 'fries' },
  ])('are left once anything is: %o', (change) => {
    const view = show(change, show({}));
    expect(shelvingOf(view)).toBeUndefined();
    const last = recordsOf(items, rules);
    expect(view.shown).toEqual(viewOf(last, placeOf({ ...untouched, ...change })).shown);
    // And come back when it is taken back.
    expect(ids(show({}, view).shown)).toEqual(['2', '4', '1', '3']);
  });
});
