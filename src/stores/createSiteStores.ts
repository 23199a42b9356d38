import { productCategories } from '@/content/productCategories';
import { fetchDealers, fetchProducts, simulatedDelay } from '@/services/catalogue';
import { createDraftStorage } from '@/services/draftStorage';
import { createEmailSender, emailConfigFrom } from '@/services/emailSender';
import { RootStore } from './RootStore';
import type { RootStoreOptions } from './RootStore';

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
    sendMessage: createEmailSender(emailConfigFrom(import.meta.env)),
    drafts: createDraftStorage(),
    ...overrides,
  });
