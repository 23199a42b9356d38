import json from '@content/products.json';
import { productCategories } from '@/content/productCategories';
import type { PageContent, Product } from '@/content/schema';
import { productPath } from '@/domain/paths';
import { productDescription, productSlug } from '@/domain/productTexts';
import { site } from '@/content/site';

/** All products, in the file's order. Whoever imports this waits for them: lists fetch them by `services/catalogue`. */
export const products = json;

/** The product whose page has this end of its address, if there is one. */
export const productOfSlug = (slug: string): Product | undefined =>
  products.find((product) => productSlug(product) === slug);

/** A product's page: its path, and what it says of itself (ITEM-1). */
export const productPage = (product: Product): PageContent & { path: string } => ({
  path: productPath(productSlug(product)),
  title: `${product.name} | ${site.company.name}`,
  description: productDescription(product),
  picture: product.image,
});

/** The brand line that a product is of, if it is of one. */
export const lineOf = ({ category }: Product) =>
  productCategories.find(({ value }) => value === category);

/** The color that a product stands on: its line's, or the company's own. */
export const toneOf = (product: Product) => lineOf(product)?.color ?? 'annatto';
