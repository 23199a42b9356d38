import { beforeEach, describe, expect, test, vi } from 'vitest';
import dealersOfSample from '@content/dealers.json';
import { fetchDealerPlaces, fetchTowns } from '@/services/places';
import { DealerStore } from '@/stores/DealerStore';

const settled = () =>
  vi.waitFor(() => expect(store.near.places && store.near.towns).toBeDefined(), 20_000);
let store: DealerStore;

beforeEach(async () => {
  store = new DealerStore({
    source: async () => dealersOfSample,
    wait: async () => {},
    fetchTowns,
    fetchPlaces: fetchDealerPlaces,
  });
  await store.loader.load();
});

const regionsOf = (count: number) =>
  store.listing.view.shown.slice(0, count).map(({ region }) => region);

describe('near a town', () => {
  test('the dealers come by distance, and below their regions again without it', async () => {
    const shownByRegion = store.listing.view.shown;
    store.listing.setNear('tagaytay-cavite');
    await settled();
    expect(regionsOf(2)).toEqual(['Cavite', 'Cavite']);
    expect(store.listing.matchCount).toBe(store.dealersData.length);
    store.listing.resetFilter();
    expect(store.filter.near).toBeUndefined();
    expect(store.listing.view.shown).toEqual(shownByRegion);
  });

  test('a letter typed there orders nothing anew', async () => {
    store.listing.setNear('tagaytay-cavite');
    await settled();
    const { origin } = store;
    const { records } = store.listing.view;
    store.listing.setKeyword('c');
    expect(store.origin).toBe(origin);
    expect(store.listing.view.records).toBe(records);
  });

  test('keyword and location go on filtering, and a change goes back to the first page', async () => {
    store.listing.setPage(3);
    store.listing.setNear('davao-city-davao-del-sur');
    await settled();
    expect(store.listing.currentPage).toBe(1);
    store.listing.setCategory('cebu');
    expect(new Set(regionsOf(20))).toEqual(new Set(['Cebu']));
    store.listing.setKeyword('mandaue');
    expect(store.listing.matchCount).toBeGreaterThan(0);
  });

  test('a word of its own does not come before what is nearer', async () => {
    store.listing.setKeyword('binan');
    store.listing.setNear('binangonan-rizal');
    await settled();
    expect(regionsOf(1)).toEqual(['Rizal']);
    store.listing.setNear(undefined);
    expect(regionsOf(1)).toEqual(['Laguna']);
  });

  test('a town that is none leaves the order as it was', async () => {
    const shownBefore = store.listing.view.shown;
    store.listing.setNear('atlantis');
    await settled();
    expect(store.listing.view.shown).toEqual(shownBefore);
    expect(store.origin).toBeUndefined();
  });

  test('the device counts from where it is, as long as its town is the one chosen', async () => {
    store.listing.setNear('tagaytay-cavite');
    await settled();
    const at = [14.12, 120.99] as const;
    store.near.setDevicePlace({ slug: 'tagaytay-cavite', at, island: 'Luzon' });
    expect(store.origin?.at).toEqual(at);
    store.listing.setNear('silang-cavite');
    expect(store.origin?.at).not.toEqual(at);
  });
});

test('nothing is fetched before somebody looks near a town', () => {
  expect(store.near.towns).toBeUndefined();
  expect(store.near.places).toBeUndefined();
});

test('what could not be fetched is fetched the next time', async () => {
  let isOnline = false;
  const flaky = new DealerStore({
    source: async () => dealersOfSample,
    wait: async () => {},
    fetchTowns: () => (isOnline ? fetchTowns() : Promise.reject(new Error('offline'))),
    fetchPlaces: fetchDealerPlaces,
  });
  await flaky.near.needTowns();
  expect(flaky.near.towns).toBeUndefined();
  expect(flaky.near.isWithoutTowns).toBe(true);
  isOnline = true;
  await flaky.near.needTowns();
  expect(flaky.near.towns).toBeDefined();
  expect(flaky.near.isWithoutTowns).toBe(false);
});
