import { computed, makeObservable } from 'mobx';
import type { Dealer } from '@/content/schema';
import { Listing } from './Listing';
import { Loader } from './Loader';

/** A region that the location select offers. */
export interface RegionOption {
  /** The region's name in lower case. */
  value: string;
  /** The region's name as spelt in the data. */
  label: string;
}

export interface DealerStoreOptions {
  source: () => Promise<readonly Dealer[]>;
  wait: () => Promise<void>;
}

let collator: Intl.Collator | undefined;

/** Made with the first list and not with the code: a browser takes some 9 ms for it, for which the page's start would wait. */
const compareWords = (one: string, other: string): number => {
  collator ??= new Intl.Collator('en');
  return collator.compare(one, other);
};

/** The order of a dictionary. Roughly ordered by their letters' codes first, names leave the slow collator half the work. */
const sortByName = (dealers: readonly Dealer[]): readonly Dealer[] =>
  dealers
    .toSorted((one, other) => Number(one.name > other.name) - Number(one.name < other.name))
    .sort((one, other) => compareWords(one.name, other.name));

/** The dealer directory (STATE-1): its records, and the visitor's filter and page in `listing`. */
export class DealerStore {
  readonly listing = new Listing<Dealer>({
    searchTexts: (dealer) => [
      dealer.name,
      dealer.region,
      dealer.address,
      ...dealer.phoneNumbers,
      dealer.mapsLink,
    ],
    categoryOf: (dealer) => dealer.region.trim(),
    defaultRange: { start: 0, end: 20 },
  });
  readonly loader: Loader<Dealer>;

  constructor({ source, wait }: DealerStoreOptions) {
    this.loader = new Loader({
      name: 'dealers',
      // In order before the delay is over: what it costs does not hold up the list's arrival.
      source: async () => sortByName(await source()),
      wait,
      onLoaded: (dealers) => this.listing.setData(dealers),
    });
    makeObservable(this, { categories: computed });
  }

  /** Every dealer, sorted by name; empty until loaded. */
  get dealersData(): readonly Dealer[] {
    return this.listing.items;
  }

  /** The distinct regions of the dealers, sorted; a dealer without a region adds none (DEAL-5). */
  get categories(): readonly RegionOption[] {
    const labels = new Map<string, string>();
    for (const { region } of this.dealersData) {
      const label = region.trim();
      const value = label.toLowerCase();
      if (value !== '' && !labels.has(value)) labels.set(value, label);
    }
    return [...labels]
      .map(([value, label]) => ({ value, label }))
      .toSorted((one, other) => compareWords(one.label, other.label));
  }

  get filter() {
    return this.listing.filter;
  }

  get currentPage(): number {
    return this.listing.currentPage;
  }
}
