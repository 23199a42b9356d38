import json from './product-categories.json';
import type { ProductCategory } from './schema';

/** The brand lines that the category select offers, in its order (PROD-3). */
export const productCategories = json as ProductCategory[];
