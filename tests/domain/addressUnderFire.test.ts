import fc from 'fast-check';
import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { paths } from '@/domain/paths';
import { findRoute, routes } from '@/routes';
import { fetchDealers, fetchProducts } from '@/services/catalogue';
import { readQuery, writeQuery } from '@/domain/query';
import { formatListingAddress, parseListingAddress } from '@/domain/listingAddress';
import { createSiteStores } from '@/siteStores/createSiteStores';
import { addresses } from '../support/addressArbitraries';

const RUNS = 2000;
const SEED = 20_261_121;

const [products, dealers] = await Promise.all([fetchProducts(), fetchDealers()]);
const stores = createSiteStores();
runInAction(() => {
  stores.products.listing.setData(products);
  stores.dealers.listing.setData(dealers);
});

/** The address as a browser hands it to the site; `undefined` for one that leads elsewhere. */
const parsed = (address: string) => {
  const url = URL.parse(address, 'https://site.example');
  return url?.origin === 'https://site.example' ? url : undefined;
};

test(`${RUNS} addresses each lead to a page, and to a list that a visitor could have chosen`, () => {
  const reached = new Map<string, number>();
  const holds = (address: string) => {
    const url = parsed(address);
    if (!url) return;
    const route = findRoute(url.pathname) ?? findRoute(paths.home);
    expect(routes).toContain(route);
    const page = route?.path ?? '';
    reached.set(page, (reached.get(page) ?? 0) + 1);
    const list = page === '/dealership' ? stores.dealers : stores.products;
    const { listing } = list;
    const options = {
      categoryName: page === '/dealership' ? 'location' : 'category',
      categories: list.categories.map(({ value }) => value),
      pageSizes: [0, 10, 20, 50],
      defaults: listing.defaultFilter,
    };
    const { filter, page: number } = parseListingAddress(readQuery(url.search), options);
    runInAction(() => listing.showView(filter, number));
    expect(listing.currentPage).toBeGreaterThanOrEqual(1);
    expect(listing.matchCount).toBeLessThanOrEqual(listing.items.length);
    expect(listing.view.shown.length).toBeLessThanOrEqual(listing.matchCount);
    // Whoever is not past the end sees something, wherever something matches.
    const isSomethingDue = listing.matchCount > 0 && !listing.view.isPastEnd;
    expect(listing.view.shown.length > 0).toBe(isSomethingDue);
    // Written down, the address says the same again: it settles.
    const view = { filter: listing.filter, page: listing.currentPage };
    const written = writeQuery(formatListingAddress(view, options, readQuery(url.search)));
    expect(parseListingAddress(readQuery(written), options)).toEqual(view);
  };
  fc.assert(fc.property(addresses(), holds), { numRuns: RUNS, seed: SEED });
  // Not all of them at home.
  const expected = ['/home', '/products', '/dealership', '/contact', '/influencers/amihan'];
  expect(expected.filter((path) => (reached.get(path) ?? 0) < 20)).toEqual([]);
});
