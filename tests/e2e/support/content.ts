/** What the site is expected to show, read from the files that its staff edit. */
import fs from 'node:fs';
import path from 'node:path';
import type {
  Dealer,
  Influencer,
  PageContent,
  Product,
  Site,
} from '../../../src/content/schema.ts';

const read = (name: string): unknown =>
  JSON.parse(
    fs.readFileSync(path.resolve(import.meta.dirname, '../../../src/content', name), 'utf8'),
  );

export const site = read('site.json') as Site;
export const products = read('products.json') as Product[];
export const dealers = read('dealers.json') as Dealer[];
export const influencers = read('influencers.json') as Influencer[];

export interface ExpectedPage extends Pick<PageContent, 'path' | 'title' | 'description'> {
  /** Its `h1`. */
  heading: string;
}

const { home, products: productsPage, dealership, about, contact } = site.pages;

/** All pages, in the order of the menu (ROUTE-2). */
export const pages: ExpectedPage[] = [
  { ...home, heading: site.home.hero.headline },
  { ...productsPage, heading: 'Products' },
  { ...dealership, heading: 'Dealership' },
  { ...about, heading: 'About' },
  { ...contact, heading: 'Contact' },
  ...influencers.map(({ slug, name, introduction }) => ({
    path: `/influencers/${slug}`,
    title: `Influencers: ${name} | ${site.company.name}`,
    description: introduction,
    heading: `Influencers: ${name}`,
  })),
];

/** One page of each kind: what holds for one influencer's holds for the others. */
export const pageKinds = pages.slice(0, 6);

/** The products in the order in which a visitor meets them: newest first is by ascending id (PROD-4). */
export const productsInOrder = products.toSorted((a, b) => Number(a.id) - Number(b.id));

/** The dealers by name (DEAL-5). */
export const dealersInOrder = dealers.toSorted((a, b) => a.name.localeCompare(b.name));
