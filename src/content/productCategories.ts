import json from '@content/product-categories.json';

/** The brand lines that the category select offers, in its order (PROD-3). */
export const productCategories = json;
