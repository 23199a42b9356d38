import { autorun } from 'mobx';
import type { Dealer } from '@/content/schema';
import { DealerStore } from '@/stores/DealerStore';
import type { LoadFuzzySearch } from '@/stores/Listing';
import { fuzzySearchOf } from '../searchQuality.ts';

/** What a keystroke leads to: how many match, and the first page of them. */
export interface Answer {
  total: number;
  /** Whether anything matches word for word. */
  isExact: boolean;
  page: readonly Dealer[];
}

/** A way to search the directory. */
export interface Candidate {
  name: string;
  /** Whether it is measured with typos of typing, where nothing matches exactly. @default false */
  hasTypos?: boolean;
  /** Takes the records as they were delivered, and answers keywords from then on. */
  build: (dealers: readonly Dealer[]) => Promise<(keyword: string) => Answer>;
}

const PAGE_SIZE = 20;

const pageOf = (dealers: readonly Dealer[]): Answer => ({
  total: dealers.length,
  isExact: dealers.length > 0,
  page: dealers.slice(0, PAGE_SIZE),
});

const byName = (dealers: readonly Dealer[]) => {
  const { compare } = new Intl.Collator('en');
  return dealers.toSorted((one, other) => compare(one.name, other.name));
};

const textsOf = ({ name, region, address, phoneNumbers, mapsLink }: Dealer) => [
  name,
  region,
  address,
  ...phoneNumbers,
  mapsLink,
];

/** The site's own store, with everything that the page derives of it. */
const ours = async (dealers: readonly Dealer[], loadFuzzySearch?: LoadFuzzySearch) => {
  const store = new DealerStore({
    source: () => Promise.resolve(dealers),
    wait: () => Promise.resolve(),
    loadFuzzySearch,
  });
  const { listing } = store;
  let answer: Answer = { total: 0, isExact: false, page: [] };
  autorun(() => {
    const { exact, shown } = listing.view;
    answer = { total: listing.matchCount, isExact: exact.found.length > 0, page: shown };
    return [listing.view.pageCount, store.categories.length];
  });
  await store.loader.load();
  return (keyword: string) => {
    listing.setKeyword(keyword);
    return answer;
  };
};

/** The same once it knows what is close, which it learns when first nothing matches exactly. */
const oursWithTypos = async (dealers: readonly Dealer[]) => {
  const search = await ours(dealers, (texts) => Promise.resolve(fuzzySearchOf(texts)));
  search('qwrtz');
  await new Promise((resolve) => setImmediate(resolve));
  return search;
};

export const candidates: readonly Candidate[] = [
  { name: 'LasaKita', build: (dealers) => ours(dealers) },
  { name: 'LasaKita, nothing exact', hasTypos: true, build: oursWithTypos },
  {
    name: 'plain filter',
    build: async (dealers) => {
      const sorted = byName(dealers);
      return (keyword) => {
        const wanted = keyword.trim().toLowerCase();
        return pageOf(
          sorted.filter((dealer) =>
            textsOf(dealer).some((text) => text.toLowerCase().includes(wanted)),
          ),
        );
      };
    },
  },
];
