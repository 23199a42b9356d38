/** What the tested site is expected to show: the sample. */
import fs from 'node:fs';
import path from 'node:path';
import type { NavItem } from '@lasakita/ui/domain/navigation';
import { sampleContent } from '../../../tools/content/contentFolder.ts';
import type {
  Dealer,
  Influencer,
  PageContent,
  Product,
  ProductCategory,
  ProductUse,
  Site,
} from '../../../src/content/schema.ts';
import { paths, productPath } from '@/domain/paths';
import { productDescription, productSlug } from '@/domain/productTexts';

const read = (name: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(sampleContent, name), 'utf8'));

export const site = read('site.json') as Site;
export const products = read('products.json') as Product[];
export const dealers = read('dealers.json') as Dealer[];
export const lines = read('product-categories.json') as ProductCategory[];
export const uses = read('uses.json') as ProductUse[];
export const navigation = read('navigation.json') as NavItem[];
export const influencers = read('influencers.json') as Influencer[];

export interface ExpectedPage extends Pick<PageContent, 'title' | 'description'> {
  path: string;
  /** Its `h1`. */
  heading: string;
}

const { home, products: productsPage, dealership, about, contact, list } = site.pages;

/** All pages that are there to be found, in the order of the menu (ROUTE-2), then the products' (ITEM-1). */
export const pages: ExpectedPage[] = [
  { ...home, path: paths.home, heading: site.home.hero.headline },
  { ...productsPage, path: paths.products, heading: 'Products' },
  { ...dealership, path: paths.dealership, heading: 'Dealership' },
  { ...about, path: paths.about, heading: 'About' },
  { ...contact, path: paths.contact, heading: 'Contact' },
  ...influencers.map(({ slug, name, introduction }) => ({
    path: `/influencers/${slug}`,
    title: `Influencers: ${name} | ${site.company.name}`,
    description: introduction,
    heading: `Influencers: ${name}`,
  })),
  ...products.map((product) => ({
    path: productPath(productSlug(product)),
    title: `${product.name} | ${site.company.name}`,
    description: productDescription(product),
    heading: product.name,
  })),
];

/** The visitor's own list, which no search engine finds (LIST-1). */
export const listPage: ExpectedPage = { ...list, path: paths.list, heading: 'My list' };

/** The pages that differ in words and pictures only, kind by kind. */
const alike = ['/influencers/', `${paths.products}/`].map((folder) =>
  pages.filter(({ path: address }) => address.startsWith(folder)),
);

/** The pages, with one of those that are alike for all of its kind. */
const withOneOfEach = (choose: (kind: readonly ExpectedPage[]) => ExpectedPage | undefined) => {
  const chosen = alike.map(choose);
  const found = pages.filter((page) => chosen.includes(page) || !alike.flat().includes(page));
  return [...found, listPage];
};

/** One page of each kind: what holds for one influencer's, or one product's, holds for the others. */
export const pageKinds = withOneOfEach(([first]) => first);

/** The same, with those whose names need most room: what fits there fits everywhere. */
export const widestOfEach = withOneOfEach(
  (kind) => kind.toSorted((one, other) => other.heading.length - one.heading.length)[0],
);

/** The products in the order in which a visitor meets them: newest first is by ascending id (PROD-4). */
export const productsInOrder = products.toSorted((a, b) => Number(a.id) - Number(b.id));

/** The dealers in the order in which a visitor meets them: below their regions, by name in each (DEAL-5). */
export const dealersInOrder = dealers.toSorted(
  (a, b) => a.region.localeCompare(b.region) || a.name.localeCompare(b.name),
);
