import { autorun } from 'mobx';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { productCategories } from '@/content/productCategories';
import productsJson from '@content/products.json';
import type { Product } from '@/content/schema';
import { uses } from '@/content/uses';
import { loadFuzzySearch } from '@/services/loadFuzzySearch';
import { ProductStore } from '@/stores/ProductStore';
import { allOf } from '../support/allOf';
import { deepFreeze } from '../support/deepFreeze';

const products: readonly Product[] = deepFreeze(structuredClone(productsJson));

const createStore = (source: () => Promise<readonly Product[]> = async () => products) =>
  new ProductStore({
    source,
    wait: async () => undefined,
    categories: productCategories,
    uses,
    loadFuzzySearch,
  });

const loadedStore = async () => {
  const store = createStore();
  await store.loader.load();
  return store;
};

let errors: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('ProductStore (STATE-1)', () => {
  it('begins as specified', () => {
    const store = createStore();
    expect(store.productsData).toEqual([]);
    expect(store.categories).toBe(productCategories);
    expect(store.filter).toEqual({
      category: '',
      keyword: '',
      sort: 'asc',
      perPage: { start: 0, end: 0 },
    });
    expect(store.currentPage).toBe(1);
  });

  it('holds the records as they were handed in', async () => {
    const store = await loadedStore();
    expect(store.productsData).toBe(products);
    expect(store.productById('6')).toBe(products.find(({ id }) => id === '6'));
    expect(store.productById('600')).toBeUndefined();
    expect(store.productById('__proto__')).toBeUndefined();
  });

  it('sorts by id as a number: 2 before 10 (PROD-4)', async () => {
    const store = await loadedStore();
    const ids = () => store.listing.view.shown.map(({ id }) => Number(id));
    const rising = products.map(({ id }) => Number(id)).toSorted((one, other) => one - other);
    expect(ids()).toEqual(rising);
    store.listing.setSort('desc');
    expect(ids()).toEqual(rising.toReversed());
    store.listing.setSort('default');
    expect(ids()).toEqual(products.map(({ id }) => Number(id)));
  });

  it('searches the name alone, without regard to case (PROD-4)', async () => {
    const { listing } = await loadedStore();
    listing.setKeyword('CHEESE');
    expect(listing.matchCount).toBeGreaterThan(0);
    expect(allOf(listing).every(({ name }) => /cheese/i.test(name))).toBe(true);
    listing.setKeyword('shopee.ph');
    expect(allOf(listing)).toEqual([]);
  });

  it('filters by category, without regard to case', async () => {
    const { listing } = await loadedStore();
    for (const { value } of productCategories) {
      listing.setCategory(value.toUpperCase());
      expect(allOf(listing)).toEqual(
        expect.arrayContaining(products.filter(({ category }) => category === value)),
      );
      expect(allOf(listing).every(({ category }) => category === value)).toBe(true);
    }
  });

  it('reaches the category that is no option through All and by its name (PROD-1)', async () => {
    const { listing } = await loadedStore();
    const oats = products.filter(({ category }) => category === 'cereal-and-oats');
    expect(oats.length).toBeGreaterThan(0);
    expect(allOf(listing)).toEqual(expect.arrayContaining(oats));
  });

  it('logs a failure and stays empty, until the page is opened again (PROD-2)', async () => {
    const error = new Error('chunk missing');
    const source = vi.fn<() => Promise<readonly Product[]>>(async () => products);
    source.mockRejectedValueOnce(error);
    const store = createStore(source);
    await store.loader.load();
    expect(errors.mock.calls).toEqual([['Error fetching products:', error]]);
    expect(store.productsData).toEqual([]);
    expect(store.listing.view.shown).toEqual([]);
    await store.loader.load();
    expect(store.listing.view.shown).toHaveLength(12);
  });
});

describe('a search that forgives (FIND-2, FIND-3)', () => {
  const searchedFor = async (keyword: string) => {
    const store = await loadedStore();
    store.listing.setKeyword(keyword);
    await expect.poll(() => store.listing.settled === store.listing.view).toBe(true);
    return store.listing;
  };

  it.each([
    ['tsoklate', ['11', '12']],
    ['quezo', ['1', '2', '3']],
    ['satisfry', ['10', '11']],
    ['almusal', ['8', '9', '12']],
    ['nachos', ['2']],
    ['powder cheddar', ['1', '3']],
    ['laptop', []],
  ])('finds what is close to %j', async (keyword, ids) => {
    const listing = await searchedFor(keyword);
    expect(allOf(listing).map(({ id }) => id)).toEqual(ids);
    expect(listing.view.fuzzyMatches !== undefined).toBe(ids.length > 0);
  });

  it('is not fetched while something matches exactly', async () => {
    const load = vi.fn<typeof loadFuzzySearch>(loadFuzzySearch);
    const store = new ProductStore({
      source: async () => products,
      wait: async () => undefined,
      categories: productCategories,
      uses,
      loadFuzzySearch: load,
    });
    store.listing.setKeyword('ube');
    await store.loader.load();
    store.listing.setKeyword('ube c');
    expect(load).not.toHaveBeenCalled();
    store.listing.setKeyword('ube ck');
    store.listing.setKeyword('ube ckae');
    expect(load).toHaveBeenCalledOnce();
    // Until it is known, what was there stays.
    expect(store.listing.settled.filter.keyword).toBe('ube c');
    expect(store.listing.isUnknown).toBe(false);
    await expect.poll(() => store.listing.settled === store.listing.view).toBe(true);
    expect(allOf(store.listing).map(({ id }) => id)).toEqual(['8']);
  });

  it('is still unknown for a list that came with such a search, until it has answered', async () => {
    const store = createStore();
    store.listing.setKeyword('quezo');
    expect(store.listing.isUnknown).toBe(false);
    await store.loader.load();
    expect(store.loader.status).toBe('loaded');
    expect(store.listing.isUnknown).toBe(true);
    expect(store.listing.view.matchCount).toBe(0);
    await expect.poll(() => store.listing.isUnknown).toBe(false);
    expect(store.listing.settled.matchCount).toBe(3);
  });

  it('looks anew, with what was there before, where other records came meanwhile', async () => {
    const { listing } = await loadedStore();
    const counts: number[] = [];
    autorun(() => counts.push(listing.settled.matchCount));
    listing.setKeyword('quezo');
    listing.setData(products.slice(0, 2));
    await expect.poll(() => listing.view.matchCount).toBe(2);
    expect(counts).toEqual([12, 2]);
  });

  it('goes without it where it cannot be fetched, and tries again', async () => {
    const load = vi
      .fn<typeof loadFuzzySearch>(loadFuzzySearch)
      .mockRejectedValueOnce(new Error('offline'));
    const store = new ProductStore({
      source: async () => products,
      wait: async () => undefined,
      categories: productCategories,
      uses,
      loadFuzzySearch: load,
    });
    await store.loader.load();
    store.listing.setKeyword('ches');
    await expect.poll(() => store.listing.settled === store.listing.view).toBe(true);
    expect(store.listing.matchCount).toBe(0);
    store.listing.setKeyword('chese');
    await expect.poll(() => store.listing.matchCount).toBe(3);
  });
});
