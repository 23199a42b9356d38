import { computed, makeObservable, reaction } from 'mobx';
import { telephoneLink } from '@lasakita/ui/domain/contactLinks';
import type { Dealer } from '@/content/schema';
import { orderByRegion, regionsOf, sortByName } from '@/domain/dealerOrder';
import type { RegionOption } from '@/domain/dealerOrder';
import { itemsBetween } from '@/domain/listing';
import { distanceBand, distancesFrom } from '@/domain/near';
import { dealerFuzzyTexts, dealerTexts } from '@/domain/recordTexts';
import { Listing } from './Listing';
import type { LoadFuzzySearch, OrderOf } from './Listing';
import { Loader } from './Loader';
import { NearStore } from './NearStore';
import type { NearStoreOptions } from './NearStore';

/** So many of the nearest are offered at once; the list has the others. */
const NEAREST_SHOWN = 3;
/** Among so many of the nearest are those looked for that can be called. */
const NEAREST_LOOKED_AT = 12;

export interface DealerStoreOptions extends NearStoreOptions {
  source: () => Promise<readonly Dealer[]>;
  wait: () => Promise<void>;
  loadFuzzySearch?: LoadFuzzySearch | undefined;
}

/** The dealer directory (STATE-1): its records, and the visitor's filter and page in `listing`. */
export class DealerStore {
  readonly listing: Listing<Dealer>;
  readonly loader: Loader<Dealer>;
  /** What is known of towns and places. */
  readonly near: NearStore;

  constructor({ source, wait, loadFuzzySearch, fetchTowns, fetchPlaces }: DealerStoreOptions) {
    this.near = new NearStore({ fetchTowns, fetchPlaces });
    this.listing = new Listing({
      searchTexts: dealerTexts,
      fuzzyTexts: dealerFuzzyTexts,
      loadFuzzySearch,
      categoryOf: (dealer) => dealer.region.trim(),
      defaultRange: { start: 0, end: 20 },
    });
    this.loader = new Loader({
      name: 'dealers',
      // In order before the delay is over: what it costs does not hold up the list's arrival.
      source: async () => sortByName(await source()),
      wait,
      onLoaded: (dealers) => this.listing.setData(dealers),
    });
    makeObservable<this, 'nearSlug' | 'orderOf'>(this, {
      categories: computed,
      nearSlug: computed,
      nearest: computed,
      origin: computed,
      orderOf: computed,
    });
    reaction(
      () => this.orderOf,
      (orderOf) => this.listing.setOrder(orderOf),
      // Whether they will stand below headings is known before they are there: their places do too.
      { fireImmediately: true },
    );
    // Chosen in the field, or by an address before anything of it was there.
    reaction(
      () => this.nearSlug !== undefined,
      (isNear) => {
        if (!isNear) return;
        void this.near.needTowns();
        void this.near.needPlaces();
      },
    );
  }

  /** Every dealer, sorted by name, in whatever order the list shows them; empty until loaded. */
  get dealersData(): readonly Dealer[] {
    return this.listing.items;
  }

  /** The distinct regions of the dealers, sorted; a dealer without a region adds none (DEAL-5). */
  get categories(): readonly RegionOption[] {
    return regionsOf(this.dealersData);
  }

  /** Of the filter, which every keystroke replaces, this alone says from where distances count. */
  private get nearSlug(): string | undefined {
    return this.filter.near;
  }

  /** From where distances count; nothing while no town is chosen, or the towns are on their way. */
  get origin() {
    return this.near.originOf(this.nearSlug);
  }

  /** Of what the list shows the dealers nearest to the town chosen that have a number to call; none while no town is. */
  get nearest(): readonly Dealer[] {
    const view = this.listing.settled;
    if (!this.origin || !this.near.places || this.loader.status !== 'loaded') return [];
    return itemsBetween(view, 0, Math.min(NEAREST_LOOKED_AT, view.matchCount))
      .filter(({ phoneNumbers }) => phoneNumbers.some(telephoneLink))
      .slice(0, NEAREST_SHOWN);
  }

  /** The order shown: by distance near a town, below headings (NEAR-2), else below regions, by name in each. */
  private get orderOf(): OrderOf<Dealer> {
    const { origin } = this;
    const { places } = this.near;
    if (!origin || !places) return orderByRegion;
    const figureOf = distancesFrom(places, origin.at);
    return () => ({
      figureOf,
      groupOf: (dealer) => distanceBand(figureOf(dealer)),
      isStrict: true,
    });
  }

  get filter() {
    return this.listing.filter;
  }

  get currentPage(): number {
    return this.listing.currentPage;
  }
}
