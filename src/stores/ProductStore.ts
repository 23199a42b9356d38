import type { Product, ProductCategory } from '@/content/schema';
import { Listing } from './Listing';
import { Loader } from './Loader';

export interface ProductStoreOptions {
  source: () => Promise<readonly Product[]>;
  wait: () => Promise<void>;
  /** The categories that the select offers. */
  categories: readonly ProductCategory[];
}

/** The product catalogue (STATE-1): its records, and the visitor's filter and page in `listing`. */
export class ProductStore {
  readonly categories: readonly ProductCategory[];
  readonly listing = new Listing<Product>({
    searchTexts: (product) => [product.name],
    categoryOf: (product) => product.category,
    compare: (one, other) => Number(one.id) - Number(other.id),
    defaultRange: { start: 0, end: 0 },
  });
  readonly loader: Loader<Product>;

  constructor({ source, wait, categories }: ProductStoreOptions) {
    this.categories = categories;
    this.loader = new Loader({
      name: 'products',
      source,
      wait,
      onLoaded: (products) => this.listing.setData(products),
    });
  }

  /** Every product; empty until loaded. */
  get productsData(): readonly Product[] {
    return this.listing.items;
  }

  get filter() {
    return this.listing.filter;
  }

  get currentPage(): number {
    return this.listing.currentPage;
  }

  productById(id: string): Product | undefined {
    return this.productsData.find((product) => product.id === id);
  }
}
