import type { Dealer, Product } from '@/content/schema';
import type { ListEntry } from '@/domain/shoppingList';
import { createListStorage } from '@/services/listStorage';
import { MessageNotSentError } from '@/services/emailSender';
import { createSiteStores } from '@/siteStores/createSiteStores';
import { fetchDealers, fetchProducts } from '@/services/catalogue';
import type { RootStore } from '@/stores/RootStore';

/** How a list stands while a story is looked at. */
export type ListState = 'loaded' | 'loading' | 'empty' | 'failed' | 'many';

/** How sending a message ends. */
export type SendingState = 'succeeds' | 'fails' | 'failsOnce' | 'hangs';

/** The story parameter `siteState`: what the stores hold and what the outside answers. */
export interface SiteState {
  /** @default 'loaded' */
  products?: ListState;
  /** @default 'loaded' */
  dealers?: ListState;
  /** @default 'succeeds' */
  sending?: SendingState;
  /** What is on the visitor's list: 'notKept' where the device keeps nothing. @default nothing */
  list?: readonly ListEntry[] | 'notKept';
}

/** As many records as `many` stands for. */
export const MANY = 1000;

const never = () => new Promise<never>(() => undefined);

const repeat = <Item>(items: readonly Item[], vary: (item: Item, index: number) => Item): Item[] =>
  Array.from({ length: MANY }, (_, index) => vary(items[index % items.length] as Item, index));

const listSource = <Item>(
  state: ListState,
  fetchItems: () => Promise<readonly Item[]>,
  vary: (item: Item, index: number) => Item,
): (() => Promise<readonly Item[]>) => {
  const sources: Record<ListState, () => Promise<readonly Item[]>> = {
    loaded: fetchItems,
    loading: never,
    empty: () => Promise.resolve([]),
    failed: () => Promise.reject(new Error('The list is not to be had')),
    many: async () => repeat(await fetchItems(), vary),
  };
  return sources[state];
};

const fail = () => Promise.reject(new MessageNotSentError('The service is resting', 500));

const failOnce = () => {
  let attempts = 0;
  return () => {
    attempts += 1;
    return attempts === 1 ? fail() : Promise.resolve();
  };
};

const senderOf = (state: SendingState): (() => Promise<void>) => {
  const senders: Record<SendingState, () => Promise<void>> = {
    succeeds: () => Promise.resolve(),
    fails: fail,
    failsOnce: failOnce(),
    hangs: never,
  };
  return senders[state];
};

const nowhere = {
  read: () => undefined,
  write: () => undefined,
  clear: () => undefined,
  onChangedAway: () => undefined,
};

/** A storage that begins with a list, and forgets it with the story. */
export const listStorageWith = (list: readonly ListEntry[] | 'notKept') => {
  let text: string | null = list === 'notKept' ? null : JSON.stringify(list);
  const storage = {
    getItem: () => text,
    setItem: (_key: string, value: string) => {
      text = value;
    },
    removeItem: () => {
      text = null;
    },
  } as unknown as Storage;
  return createListStorage(() => (list === 'notKept' ? undefined : storage));
};

/** The site's stores in a state, without the simulated delay and without anything kept from before. */
export const storesInState = ({
  products = 'loaded',
  dealers = 'loaded',
  sending = 'succeeds',
}: SiteState = {}): RootStore =>
  createSiteStores({
    wait: () => Promise.resolve(),
    productSource: listSource<Product>(products, fetchProducts, (product, index) => ({
      ...product,
      id: String(index + 1),
      name: `${product.name} No. ${index + 1}`,
    })),
    dealerSource: listSource<Dealer>(dealers, fetchDealers, (dealer, index) => ({
      ...dealer,
      name: `${dealer.name} No. ${index + 1}`,
    })),
    sendMessage: senderOf(sending),
    drafts: nowhere,
    outbox: { ...nowhere, disown: () => undefined, untilOrphaned: () => Promise.resolve() },
    leastFillTime: 0,
  });
