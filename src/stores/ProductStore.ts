import type { Product, ProductCategory, ProductUse } from '@/content/schema';
import { orderByLine } from '@/domain/productCard';
import { productFuzzyTexts, productTexts } from '@/domain/recordTexts';
import { Listing } from './Listing';
import type { LoadFuzzySearch } from './Listing';
import { Loader } from './Loader';

export interface ProductStoreOptions {
  source: () => Promise<readonly Product[]>;
  wait: () => Promise<void>;
  /** The categories that the select offers. */
  categories: readonly ProductCategory[];
  /** What products are for. */
  uses: readonly ProductUse[];
  loadFuzzySearch?: LoadFuzzySearch | undefined;
}

/** The product catalogue (STATE-1): its records, and the visitor's filter and page in `listing`. */
export class ProductStore {
  readonly categories: readonly ProductCategory[];
  readonly uses: readonly ProductUse[];
  readonly listing: Listing<Product>;
  readonly loader: Loader<Product>;

  constructor({ source, wait, categories, uses, loadFuzzySearch }: ProductStoreOptions) {
    this.categories = categories;
    this.uses = uses;
    this.listing = new Listing({
      searchTexts: productTexts,
      fuzzyTexts: (product) => productFuzzyTexts(product, categories, uses),
      loadFuzzySearch,
      categoryOf: (product) => product.category,
      usesOf: (product) => product.uses ?? [],
      compare: (one, other) => Number(one.id) - Number(other.id),
      shelves: orderByLine(categories),
      defaultRange: { start: 0, end: 0 },
    });
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
