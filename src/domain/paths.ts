/** The path of each page (ROUTE-2), in the order of the menu; last the visitor's list, which is in no menu (LIST-1). */
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

/** A path as hosts normalize it: decoded, with single slashes and none at the end, and without a folder's `index.html`. */
export const asHostsRead = (pathname: string): string => {
  const plain = pathname
    .replaceAll(/\/{2,}/g, '/')
    .replace(/\/index\.html$/i, '')
    .replace(/\/$/, '');
  try {
    return decodeURI(plain);
  } catch {
    return plain;
  }
};

/** The editor of the content, what a host keeps for programs, and every file, which has an ending. */
const NO_PAGE = /^\/(?:admin|\.well-known)(?:\/|$)|\.[a-z\d]+$/i;

/** Whether an address is a page's, or leads to the home page as one that nobody knows (ROUTE-1); else it is a file's. */
export const isPageAddress = (pathname: string): boolean => !NO_PAGE.test(asHostsRead(pathname));
