import { describe, expect, test, vi } from 'vitest';
import { createSiteStores } from '@/siteStores/createSiteStores';
import { SYNC_WHITELIST } from '@/stores/syncWhitelist';
import { syncedParts } from '@/stores/syncedParts';

const setUp = () => {
  const stores = createSiteStores();
  const part = syncedParts(stores).products;
  if (!part) throw new Error('There is no part for products');
  return { listing: stores.products.listing, part };
};

const view = {
  filter: {
    category: 'others',
    keyword: 'cocoa',
    sort: 'desc',
    use: 'drinks',
    near: 'cebu-city-cebu',
    perPage: { start: 0, end: 10 },
  },
  currentPage: 2,
};

describe('the parts that tabs could share (STATE-2)', () => {
  test('none is shared by default', () => {
    expect(SYNC_WHITELIST).toEqual([]);
  });

  test('what one tab reads, another applies', () => {
    const one = setUp();
    const other = setUp();
    one.part.apply(structuredClone(view));
    other.part.apply(structuredClone(one.part.read()));
    expect(other.part.read()).toEqual(view);
  });

  test.each([
    undefined,
    null,
    'text',
    {},
    { ...view, currentPage: -1 },
    { ...view, currentPage: 1.5 },
    { ...view, filter: { ...view.filter, sort: 'sideways' } },
    { ...view, filter: { ...view.filter, keyword: 7 } },
    { ...view, filter: { ...view.filter, use: 7 } },
    { ...view, filter: { ...view.filter, near: {} } },
    { ...view, filter: { ...view.filter, perPage: { start: 20, end: 10 } } },
    { ...view, filter: { ...view.filter, perPage: null } },
  ])('%j is refused and changes nothing', (value) => {
    const { part } = setUp();
    const before = part.read();
    part.apply(value);
    expect(part.read()).toEqual(before);
  });

  test('a subscriber hears of changes until it leaves', () => {
    const { listing, part } = setUp();
    const onChange = vi.fn<() => void>();
    const leave = part.subscribe(onChange);
    listing.setKeyword('ube');
    expect(onChange).toHaveBeenCalledTimes(1);
    leave();
    listing.setKeyword('keso');
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});
