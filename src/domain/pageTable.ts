import {
  influencerPath,
  isInfluencerPath,
  pageNames,
  paths,
  productPath,
  slugOfProductPath,
} from './paths.ts';
import type { PageName } from './paths.ts';

/** One kind of page, for what builds and checks the site: browsers know paths and code alone (`paths.ts`, `routes.ts`). */
export interface PageKind {
  /** Its folder below `src/pages`, and the module in it. */
  module: string;
  /** Where its pages stand, as a regular expression. */
  pattern: string;
  /** Whether the service worker keeps its document. Other pages show offline in the home page's, whose code is kept too. */
  isKeptOffline: boolean;
  /** Whether the sitemap names it. What it does not name tells search engines so itself: `isPrivate` of its `PageHead`. */
  isInSitemap: boolean;
}

const SLUG = String.raw`[\w-]+`;

/** Every kind of page. A page without a line here is an error of types, and of the build. */
export const pageTable = {
  home: { module: 'HomePage', pattern: paths.home, isKeptOffline: true, isInSitemap: true },
  products: {
    module: 'ProductsPage',
    pattern: paths.products,
    isKeptOffline: true,
    isInSitemap: true,
  },
  // Its document is left out for its size: it names every dealer for those without scripts, whom no worker serves.
  dealership: {
    module: 'DealershipPage',
    pattern: paths.dealership,
    isKeptOffline: false,
    isInSitemap: true,
  },
  about: { module: 'AboutPage', pattern: paths.about, isKeptOffline: true, isInSitemap: true },
  contact: {
    module: 'ContactPage',
    pattern: paths.contact,
    isKeptOffline: true,
    isInSitemap: true,
  },
  // The visitor's own (LIST-1).
  list: { module: 'ListPage', pattern: paths.list, isKeptOffline: false, isInSitemap: false },
  influencer: {
    module: 'InfluencerPage',
    pattern: influencerPath(SLUG),
    isKeptOffline: false,
    isInSitemap: true,
  },
  product: {
    module: 'ProductPage',
    pattern: productPath(SLUG),
    isKeptOffline: false,
    isInSitemap: true,
  },
} as const satisfies Record<PageName, PageKind> &
  Record<'influencer' | 'product', PageKind & { isKeptOffline: false }>;

/** The modules of all pages. */
export type PageModule = (typeof pageTable)[keyof typeof pageTable]['module'];

/**
 * The kind of the page that stands at a path.
 *
 * @throws Where the table has none.
 */
export const kindOfPage = (path: string): PageKind => {
  const name = isInfluencerPath(path)
    ? 'influencer'
    : slugOfProductPath(path) !== undefined
      ? 'product'
      : pageNames.find((candidate) => paths[candidate] === path);
  if (name === undefined)
    throw new Error(`No kind of page stands at ${path}: see src/domain/pageTable.ts`);
  return pageTable[name];
};

/** The source file of the page that stands at a path, from the root. */
export const sourceOfPage = (path: string): string => {
  const { module } = kindOfPage(path);
  return `src/pages/${module}/${module}.tsx`;
};
