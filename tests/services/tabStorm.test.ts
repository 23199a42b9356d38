import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHANNEL_NAME, GATHER_TIME, MAX_LENGTH, startTabSync } from '@/services/tabSync';
import type { RootStore } from '@/stores/RootStore';
import { createSiteStores } from '@/siteStores/createSiteStores';
import { syncedParts } from '@/stores/syncedParts';
import { isLong } from '../support/isLong';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** As long as a busy machine may take. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 100 });

const stops: (() => void)[] = [];
const channels: BroadcastChannel[] = [];
let complaints: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  for (const channel of channels.splice(0)) channel.close();
  if (complaints.mock.calls.length > 0) throw new Error('Something complained on the console.');
});

/** A tab of the site with all that could be shared on its whitelist. */
const openTab = (): RootStore => {
  const stores = createSiteStores();
  stops.push(startTabSync({ whitelist: ['products', 'dealers'], parts: syncedParts(stores) }));
  return stores;
};

const openStranger = () => {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channels.push(channel);
  const heard: string[] = [];
  channel.onmessage = (event) => heard.push(String((event as MessageEvent).data));
  return { channel, heard };
};

const viewOf = ({ products, dealers }: RootStore) =>
  JSON.stringify([products, dealers].map(({ listing }) => [listing.filter, listing.currentPage]));

/** What a visitor does in a tab. */
const steps = fc.record({
  list: fc.constantFrom('products', 'dealers'),
  act: fc.oneof(
    fc.record({ keyword: fc.string({ unit: 'binary', maxLength: 20 }) }),
    fc.record({ category: fc.string({ maxLength: 8 }) }),
    fc.record({ sort: fc.constantFrom('default', 'asc', 'desc') }),
    fc.record({ use: fc.constantFrom('drinks', undefined) }),
    fc.record({ page: fc.integer({ min: 1, max: 9 }) }),
    fc.constant({ reset: true }),
  ),
});

const take = (
  stores: RootStore,
  { list, act }: ReturnType<(typeof steps)['generate']>['value'],
) => {
  const { listing } = list === 'products' ? stores.products : stores.dealers;
  if ('keyword' in act) listing.setKeyword(act.keyword);
  else if ('category' in act) listing.setCategory(act.category);
  else if ('sort' in act) listing.setSort(act.sort as 'asc');
  else if ('use' in act) listing.setUse(act.use);
  else if ('page' in act) listing.setPage(act.page);
  else listing.resetFilter();
};

const entry = (value: unknown, count: unknown = 3) => ({ value, count, by: 0 });
const change = (parts: unknown) => JSON.stringify({ parts });

/** What a broken or foreign script might say, none of it a view that could be shown. */
const noise = fc.oneof(
  fc.string(),
  fc.json(),
  fc.constant('x'.repeat(MAX_LENGTH + 1)),
  fc.constant(change({ products: entry('x'.repeat(MAX_LENGTH - 200)) })),
  fc.constant(change({ products: entry({ filter: {}, currentPage: 2 ** 60 }) })),
  fc.constant(change({ products: entry({ currentPage: 1, filter: null }, 2 ** 50) })),
  fc.constant(change({ elsewhere: entry('x'), constructor: entry('y'), toString: entry('z') })),
  fc.constant('{"parts":{"__proto__":{"value":1,"count":1,"by":0}}}'),
  fc.constant(JSON.stringify({ ask: 'x'.repeat(5000) })),
  fc.anything().map((value) => change({ products: entry(value), dealers: value })),
  fc.anything().map((value) => {
    try {
      return structuredClone(value);
    } catch {
      return null;
    }
  }),
);

const post = (channel: BroadcastChannel, message: unknown) => {
  try {
    channel.postMessage(message);
  } catch {
    // What cannot be cloned does not get out of its tab.
  }
};

describe.runIf(isLong).each([2, 5])('%i tabs of the site, with a whitelist', (count) => {
  it('show the same in the end, through 300 changes and 1,500 foreign messages', async () => {
    const tabs = Array.from({ length: count }, openTab);
    await wait(GATHER_TIME + 100);
    const { channel } = openStranger();
    const acts = fc.sample(fc.tuple(fc.nat({ max: count - 1 }), steps), {
      seed: count,
      numRuns: 300,
    });
    const said = fc.sample(noise, { seed: count, numRuns: 1500 });
    for (const [at, [index, step]] of acts.entries()) {
      const tab = tabs[index];
      if (tab) take(tab, step);
      for (const message of said.slice(at * 5, at * 5 + 5)) post(channel, message);
      if (at % 20 === 0) await wait(10);
    }
    await eventually(() => expect(new Set(tabs.map(viewOf)).size).toBe(1));
    // And they still talk.
    tabs[0]?.products.listing.setKeyword('the last word');
    await eventually(() => {
      for (const tab of tabs) expect(tab.products.filter.keyword).toBe('the last word');
    });
    expect(({} as Record<string, unknown>).value).toBeUndefined();
  }, 60_000);

  it('let one that is opened later show the same', async () => {
    const tabs = Array.from({ length: count }, openTab);
    await wait(GATHER_TIME + 100);
    tabs[0]?.dealers.listing.setKeyword('suki');
    await eventually(() => expect(new Set(tabs.map(viewOf)).size).toBe(1));
    const late = openTab();
    await eventually(() => expect(late.dealers.filter.keyword).toBe('suki'));
  }, 60_000);
});

it('a script that asks without end is not answered without end', async () => {
  openTab();
  await wait(GATHER_TIME + 100);
  const { channel, heard } = openStranger();
  for (let number = 0; number < 5000; number += 1) {
    channel.postMessage(JSON.stringify({ ask: true, number }));
  }
  await wait(1500);
  expect(heard.length).toBeGreaterThan(0);
  expect(heard.length).toBeLessThanOrEqual(100);
});
