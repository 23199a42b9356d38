import { productCategories } from '@/content/productCategories';
import { uses } from '@/content/uses';
import { fetchDealers, fetchProducts, simulatedDelay } from '@/services/catalogue';
import { loadFuzzySearch } from '@/services/loadFuzzySearch';
import { browserConnection } from '@/services/connection';
import { createDraftStorage, createOutbox } from '@/services/draftStorage';
import type { SendMessage } from '@/services/emailSender';
import { fetchDealerPlaces, fetchTowns } from '@/services/places';
import { RootStore } from '@/stores/RootStore';
import type { RootStoreOptions } from '@/stores/RootStore';

// Fetched by the page with the form: the other lists do without.
const createDeferredSender = (): SendMessage => {
  let sender: Promise<SendMessage> | undefined;
  const fetchSender = async () => {
    const { createEmailSender, emailConfigFrom } = await import('@/services/emailSender');
    return createEmailSender(emailConfigFrom(import.meta.env));
  };
  return async (draft) => (await (sender ??= fetchSender()))(draft);
};

/** In this time, in ms, nobody fills in four fields by hand. */
const LEAST_FILL_TIME_MS = 2000;

/**
 * The stores as the site uses them.
 *
 * @param overrides What a test or a story hands in instead.
 */
export const createSiteStores = (overrides: Partial<RootStoreOptions> = {}): RootStore =>
  new RootStore({
    productSource: fetchProducts,
    dealerSource: fetchDealers,
    fetchTowns,
    fetchPlaces: fetchDealerPlaces,
    wait: simulatedDelay,
    categories: productCategories,
    uses,
    loadFuzzySearch,
    sendMessage: createDeferredSender(),
    drafts: createDraftStorage(),
    outbox: createOutbox(),
    connection: browserConnection,
    leastFillTime: LEAST_FILL_TIME_MS,
    ...overrides,
  });
