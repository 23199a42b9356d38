import type { ProductCategory } from '@/content/schema';
import { ContactStore } from './ContactStore';
import type { ContactStoreOptions } from './ContactStore';
import { DealerStore } from './DealerStore';
import type { DealerStoreOptions } from './DealerStore';
import { ProductStore } from './ProductStore';
import type { ProductStoreOptions } from './ProductStore';
import { ToastStore } from './ToastStore';

/** Everything from outside that the stores work with: the site, a test and a story each hand in their own. */
export interface RootStoreOptions extends Omit<ContactStoreOptions, 'showToast'> {
  productSource: ProductStoreOptions['source'];
  dealerSource: DealerStoreOptions['source'];
  /** Waits for the simulated delay before a list appears. */
  wait: () => Promise<void>;
  categories: readonly ProductCategory[];
}

/** The state of one visit. Made anew for every test, story and prerendered page. */
export class RootStore {
  readonly products: ProductStore;
  readonly dealers: DealerStore;
  readonly toasts = new ToastStore();
  readonly contact: ContactStore;

  constructor(options: RootStoreOptions) {
    const { wait } = options;
    this.products = new ProductStore({
      source: options.productSource,
      wait,
      categories: options.categories,
    });
    this.dealers = new DealerStore({ source: options.dealerSource, wait });
    this.contact = new ContactStore({
      ...options,
      showToast: (toast) => {
        this.toasts.show(toast);
      },
    });
  }
}
