import uFuzzy from '@leeoniya/ufuzzy';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import { autorun } from 'mobx';
import type { Dealer } from '@/content/schema';
import { DealerStore } from '@/stores/DealerStore';

/** What a keystroke leads to: how many match, and the first page of them. */
export interface Answer {
  total: number;
  page: readonly Dealer[];
}

/** A way to search the directory. */
export interface Candidate {
  name: string;
  /** What it finds, beside the plain filter. */
  semantics: string;
  /** Takes the records as they were delivered, and answers keywords from then on. */
  build: (dealers: readonly Dealer[]) => Promise<(keyword: string) => Answer>;
}

const PAGE_SIZE = 20;

const pageOf = (dealers: readonly Dealer[]): Answer => ({
  total: dealers.length,
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
const ours = async (dealers: readonly Dealer[]) => {
  const store = new DealerStore({
    source: () => Promise.resolve(dealers),
    wait: () => Promise.resolve(),
  });
  const { listing } = store;
  let answer: Answer = { total: 0, page: [] };
  autorun(() => {
    answer = { total: listing.matchCount, page: listing.shown };
    return [listing.pageCount, store.categories.length];
  });
  await store.loader.load();
  return (keyword: string) => {
    listing.setKeyword(keyword);
    return answer;
  };
};

export const candidates: readonly Candidate[] = [
  { name: 'LasaKita', semantics: 'the same', build: ours },
  {
    name: 'plain filter',
    semantics: 'text anywhere in a field',
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
  {
    name: 'uFuzzy',
    semantics: 'words in order, gaps between them',
    build: async (dealers) => {
      const sorted = byName(dealers);
      const haystack = sorted.map((dealer) => textsOf(dealer).join('\n'));
      const search = new uFuzzy();
      return (keyword) => {
        const wanted = keyword.trim();
        if (wanted === '') return pageOf(sorted);
        const [found] = search.search(haystack, wanted);
        const indexes = found ?? [];
        return {
          total: indexes.length,
          page: indexes.slice(0, PAGE_SIZE).map((index) => sorted[index] as Dealer),
        };
      };
    },
  },
  {
    name: 'MiniSearch',
    semantics: 'beginnings of words, all of them, by rank',
    build: async (dealers) => {
      const sorted = byName(dealers);
      const index = new MiniSearch<Dealer & { id: number }>({
        fields: ['name', 'region', 'address', 'phoneNumbers', 'mapsLink'],
        searchOptions: { prefix: true, combineWith: 'AND' },
      });
      index.addAll(sorted.map((dealer, id) => ({ ...dealer, id })));
      return (keyword) => {
        if (keyword.trim() === '') return pageOf(sorted);
        const found = index.search(keyword);
        return {
          total: found.length,
          page: found.slice(0, PAGE_SIZE).map(({ id }) => sorted[Number(id)] as Dealer),
        };
      };
    },
  },
  {
    name: 'Fuse.js',
    semantics: 'text with slips of typing, by rank',
    build: async (dealers) => {
      const sorted = byName(dealers);
      const index = new Fuse(sorted, {
        keys: ['name', 'region', 'address', 'phoneNumbers', 'mapsLink'],
        threshold: 0.2,
        ignoreLocation: true,
      });
      return (keyword) => {
        if (keyword.trim() === '') return pageOf(sorted);
        const found = index.search(keyword);
        return { total: found.length, page: found.slice(0, PAGE_SIZE).map(({ item }) => item) };
      };
    },
  },
];
