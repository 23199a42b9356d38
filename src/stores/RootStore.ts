import type { ProductCategory, ProductUse } from '@/content/schema';
import { ContactStore } from './ContactStore';
import type { ContactStoreOptions } from './ContactStore';
import { DealerStore } from './DealerStore';
import type { DealerStoreOptions } from './DealerStore';
import type { LoadFuzzySearch } from './Listing';
import type { NearStoreOptions } from './NearStore';
import { ProductStore } from './ProductStore';
import type { ProductStoreOptions } from './ProductStore';
import { ToastStore } from './ToastStore';

/** Everything from outside that the stores work with: the site, a test and a story each hand in their own. */
export interface RootStoreOptions extends Omit<ContactStoreOptions, 'showToast'>, NearStoreOptions {
  productSource: ProductStoreOptions['source'];
  dealerSource: DealerStoreOptions['source'];
  /** Waits for the simulated delay before a list appears. */
  wait: () => Promise<void>;
  categories: readonly ProductCategory[];
  uses: readonly ProductUse[];
  /** Makes the search for what is close to a keyword. @default none: what matches exactly is all */
  loadFuzzySearch?: LoadFuzzySearch | undefined;
  /** Where messages to the visitor go. @default its own */
  toasts?: ToastStore;
}

/** The state of one visit. Made anew for every test, story and prerendered page. */
export class RootStore {
  readonly products: ProductStore;
  readonly dealers: DealerStore;
  readonly toasts: ToastStore;
  readonly contact: ContactStore;

  constructor(options: RootStoreOptions) {
    const { wait, loadFuzzySearch, toasts = new ToastStore() } = options;
    this.toasts = toasts;
    this.products = new ProductStore({
      source: options.productSource,
      wait,
      categories: options.categories,
      uses: options.uses,
      loadFuzzySearch,
    });
    this.dealers = new DealerStore({ ...options, source: options.dealerSource });
    this.contact = new ContactStore({ ...options, showToast: toasts.show });
  }
}
