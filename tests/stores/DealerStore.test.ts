import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import dealersJson from '@content/dealers.json';
import type { Dealer } from '@/content/schema';
import { dealersByRegion } from '@/domain/dealerOrder';
import { groupingOf, groupsOf } from '@/domain/listing';
import { DealerStore } from '@/stores/DealerStore';
import { allOf } from '../support/allOf';
import { deepFreeze } from '../support/deepFreeze';

const dealers: readonly Dealer[] = deepFreeze(structuredClone(dealersJson));

const createStore = (source: () => Promise<readonly Dealer[]> = async () => dealers) =>
  new DealerStore({ source, wait: async () => undefined });

const loadedStore = async (records = dealers) => {
  const store = createStore(async () => records);
  await store.loader.load();
  return store;
};

const dealer = (name: string, region = 'Cebu'): Dealer =>
  deepFreeze({
    name,
    region,
    address: `${name} Street`,
    phoneNumbers: ['0900 000 0000'],
    mapsLink: 'https://maps.example',
  });

let errors: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('DealerStore (STATE-1)', () => {
  it('begins as specified', () => {
    const store = createStore();
    expect(store.dealersData).toEqual([]);
    expect(store.categories).toEqual([]);
    expect(store.filter).toEqual({
      category: '',
      keyword: '',
      sort: 'asc',
      perPage: { start: 0, end: 20 },
    });
    expect(store.currentPage).toBe(1);
  });

  it('sorts by name as the language does, and loses nobody (DEAL-5)', async () => {
    const store = await loadedStore();
    const names = store.dealersData.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    expect(new Set(store.dealersData)).toEqual(new Set(dealers));
    expect(store.listing.view.pageCount).toBe(Math.ceil(dealers.length / 20));
    const mixed = await loadedStore(
      ['Zeny', 'Ébano', 'alma', 'Ñora', 'Noel'].map((name) => dealer(name)),
    );
    expect(mixed.dealersData.map(({ name }) => name)).toEqual([
      'alma',
      'Ébano',
      'Noel',
      'Ñora',
      'Zeny',
    ]);
  });

  it('is ordered by the language alone, whatever the letters (DEAL-5)', async () => {
    const names = fc.uniqueArray(
      fc.string({
        unit: fc.constantFrom('a', 'A', 'ñ', 'n', 'É', 'z', ' ', '-', '9'),
        maxLength: 5,
      }),
    );
    const { compare } = new Intl.Collator('en');
    await fc.assert(
      fc.asyncProperty(names, async (given) => {
        const store = await loadedStore(given.map((name) => dealer(name)));
        const sorted = store.dealersData.map(({ name }) => name);
        expect(sorted).toEqual(given.toSorted(compare));
      }),
    );
  });

  it('shows them below their regions, by name in each, and those without one last', async () => {
    const store = await loadedStore([
      dealer('Zeny', 'Cebu'),
      dealer('Bert', ''),
      dealer('Noel', 'Ñuevo'),
      dealer('Alma', 'cebu '),
      dealer('Cora', 'Antique'),
    ]);
    const { view } = store.listing;
    const groups = groupsOf(view.shown, groupingOf(view) ?? (() => ''));
    expect(groups.map(({ label, items }) => [label, ...items.map(({ name }) => name)])).toEqual([
      ['Antique', 'Cora'],
      ['cebu', 'Alma', 'Zeny'],
      ['Ñuevo', 'Noel'],
      ['Other places', 'Bert'],
    ]);
    expect(store.dealersData.map(({ name }) => name)).toEqual([
      'Alma',
      'Bert',
      'Cora',
      'Noel',
      'Zeny',
    ]);
    expect(dealersByRegion(store.dealersData)).toEqual(groups);
    // Below one heading alone there is none; and an address may ask for the names.
    store.listing.setCategory('cebu');
    expect(groupingOf(store.listing.view)).toBeUndefined();
    store.listing.resetFilter();
    store.listing.setSort('default');
    expect(groupingOf(store.listing.view)).toBeUndefined();
    expect(store.listing.view.shown).toEqual(store.dealersData);
  });

  it('puts words before parts of words, then without headings, and by region where all are alike', async () => {
    const store = await loadedStore([
      dealer('Bina Store', 'Antique'),
      dealer('Binangonan Store', 'Antique'),
      dealer('Biñan Store', 'Cebu'),
    ]);
    const { listing } = store;
    const shown = () => listing.view.shown.map(({ name }) => name);
    listing.setKeyword('binan');
    expect(shown()).toEqual(['Biñan Store', 'Binangonan Store']);
    expect(groupingOf(listing.view)).toBeUndefined();
    listing.setKeyword('binang');
    expect(groupingOf(listing.view)).toBeDefined();
    listing.setKeyword('store');
    expect(shown()).toEqual(['Bina Store', 'Binangonan Store', 'Biñan Store']);
    expect(groupingOf(listing.view)).toBeDefined();
  });

  it('derives each region once, sorted, spelt as first met, and none that is empty (DEAL-5)', async () => {
    const store = await loadedStore([
      dealer('A', 'Lanao Del Sur'),
      dealer('B', ''),
      dealer('C', '  '),
      dealer('D', 'Cebu'),
      dealer('E', 'CEBU'),
      dealer('F', 'Antique'),
    ]);
    expect(store.categories).toEqual([
      { value: 'antique', label: 'Antique' },
      { value: 'cebu', label: 'Cebu' },
      { value: 'lanao del sur', label: 'Lanao Del Sur' },
    ]);
  });

  it('finds by its region every dealer of the sample data', async () => {
    const store = await loadedStore();
    const counts = store.categories.map(({ value }) => {
      store.listing.setCategory(value);
      return store.listing.matchCount;
    });
    expect(counts.every((count) => count > 0)).toBe(true);
    const withRegion = dealers.filter(({ region }) => region.trim() !== '');
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(withRegion.length);
  });

  it('does not lose a dealer whose region has stray spaces', async () => {
    const store = await loadedStore([dealer('A', 'Cebu '), dealer('B', 'Cebu')]);
    store.listing.setCategory(store.categories[0]?.value ?? '');
    expect(allOf(store.listing)).toHaveLength(2);
  });

  it.each([
    ['name', 'san lorenzo baking supplies/'],
    ['region', 'quezon city'],
    ['address', 'METRO MANILA'],
    ['number', '0900-435-8904'],
    ['tax label', 'tin 000'],
  ])('searches the text of any field: %s (DEAL-7)', async (_field, keyword) => {
    const { listing } = await loadedStore();
    listing.setKeyword(keyword);
    expect(listing.matchCount).toBeGreaterThan(0);
    expect(
      allOf(listing).every((found) =>
        JSON.stringify(found).toLowerCase().includes(keyword.toLowerCase()),
      ),
    ).toBe(true);
  });

  it('searches the place that a maps link names, and not the rest of the address (FIND-1)', async () => {
    const mapsLink = 'https://www.google.com/maps/place/Plaza+Mabini/@14.59,120.98,17z';
    const { listing } = await loadedStore([deepFreeze({ ...dealer('A'), mapsLink })]);
    const counts = ['plaza mabini', 'google', 'maps', '@14'].map((keyword) => {
      listing.setKeyword(keyword);
      return listing.matchCount;
    });
    expect(counts).toEqual([1, 0, 0, 0]);
  });

  it('logs a failure and stays empty, until the directory is opened again (DEAL-5)', async () => {
    const error = new Error('chunk missing');
    const source = vi.fn<() => Promise<readonly Dealer[]>>(async () => dealers);
    source.mockRejectedValueOnce(error);
    const store = createStore(source);
    await store.loader.load();
    expect(errors.mock.calls).toEqual([['Error fetching dealers:', error]]);
    expect(store.dealersData).toEqual([]);
    expect(store.categories).toEqual([]);
    await store.loader.load();
    expect(store.listing.view.shown).toHaveLength(20);
  });
});
