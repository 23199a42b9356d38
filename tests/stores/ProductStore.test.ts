import { beforeEach, describe, expect, it, vi } from 'vitest';
import { productCategories } from '@/content/productCategories';
import productsJson from '@/content/products.json';
import type { Product } from '@/content/schema';
import { ProductStore } from '@/stores/ProductStore';
import { deepFreeze } from '../support/deepFreeze';

const products: readonly Product[] = deepFreeze(structuredClone(productsJson));

const createStore = (source: () => Promise<readonly Product[]> = async () => products) =>
  new ProductStore({ source, wait: async () => undefined, categories: productCategories });

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
    const ids = () => store.listing.shown.map(({ id }) => Number(id));
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
    expect(listing.matching.length).toBeGreaterThan(0);
    expect(listing.matching.every(({ name }) => /cheese/i.test(name))).toBe(true);
    listing.setKeyword('shopee.ph');
    expect(listing.matching).toEqual([]);
  });

  it('filters by category, without regard to case', async () => {
    const { listing } = await loadedStore();
    for (const { value } of productCategories) {
      listing.setCategory(value.toUpperCase());
      expect(listing.matching).toEqual(
        expect.arrayContaining(products.filter(({ category }) => category === value)),
      );
      expect(listing.matching.every(({ category }) => category === value)).toBe(true);
    }
  });

  it('reaches the category that is no option through All and by its name (PROD-1)', async () => {
    const { listing } = await loadedStore();
    const oats = products.filter(({ category }) => category === 'cereal-and-oats');
    expect(oats.length).toBeGreaterThan(0);
    expect(listing.matching).toEqual(expect.arrayContaining(oats));
  });

  it('logs a failure and stays empty, until the page is opened again (PROD-2)', async () => {
    const error = new Error('chunk missing');
    const source = vi.fn<() => Promise<readonly Product[]>>(async () => products);
    source.mockRejectedValueOnce(error);
    const store = createStore(source);
    await store.loader.load();
    expect(errors.mock.calls).toEqual([['Error fetching products:', error]]);
    expect(store.productsData).toEqual([]);
    expect(store.listing.shown).toEqual([]);
    await store.loader.load();
    expect(store.listing.shown).toHaveLength(12);
  });
});
