import { productCategories } from '@/content/productCategories';
import { fetchDealers, fetchProducts, simulatedDelay } from '@/services/catalogue';
import { createDraftStorage } from '@/services/draftStorage';
import type { SendMessage } from '@/services/emailSender';
import { RootStore } from './RootStore';
import type { RootStoreOptions } from './RootStore';

// Fetched by the page with the form: the other lists do without.
const createLateSender = (): SendMessage => {
  let sender: Promise<SendMessage> | undefined;
  const fetchSender = async () => {
    const { createEmailSender, emailConfigFrom } = await import('@/services/emailSender');
    return createEmailSender(emailConfigFrom(import.meta.env));
  };
  return async (form) => (await (sender ??= fetchSender()))(form);
};

/**
 * The stores as the site uses them.
 *
 * @param overrides What a test or a story hands in instead.
 */
export const createSiteStores = (overrides: Partial<RootStoreOptions> = {}): RootStore =>
  new RootStore({
    productSource: fetchProducts,
    dealerSource: fetchDealers,
    wait: simulatedDelay,
    categories: productCategories,
    sendMessage: createLateSender(),
    drafts: createDraftStorage(),
    ...overrides,
  });
