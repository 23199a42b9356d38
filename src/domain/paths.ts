/** Where each page of the site stands (ROUTE-2), in the order of the menu; the visitor's list, which no menu names, last (LIST-1). */
export const paths = {
  home: '/home',
  products: '/products',
  dealership: '/dealership',
  about: '/about',
  contact: '/contact',
  list: '/list',
} as const;

export type PageName = keyof typeof paths;

export const pageNames = Object.keys(paths) as PageName[];

const INFLUENCERS = '/influencers/';

/** The page of one influencer. */
export const influencerPath = (slug: string): string => INFLUENCERS + slug;

/** Whose page a path of theirs is, as a host may show it too: in capitals, with a slash at the end. */
export const influencerSlug = (path: string): string | undefined =>
  path.slice(INFLUENCERS.length).split('/')[0]?.toLowerCase();

export const isInfluencerPath = (path: string): boolean => path.startsWith(INFLUENCERS);

const PRODUCT = /^\/products\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** What the path of a product's page names, if it is one; whether there is such a product is not said. */
export const slugOfProductPath = (path: string): string | undefined => PRODUCT.exec(path)?.[1];

/** The page of one product. */
export const productPath = (slug: string): string => `${paths.products}/${slug}`;
