import { productSlugs } from 'virtual:content-counts';
import { navigation } from '@/content/navigation';
import { asHostsRead, isInfluencerPath, paths, productPath } from '@/domain/paths';
import { lazyComponent } from '@/lazy/lazyComponent';
import type { LazyComponent } from '@/lazy/lazyComponent';
import {
  FarCounter,
  FarServingCounter,
  DeferredAddToList,
  DeferredBelowHero,
  DeferredCatalogue,
  DeferredCooksWith,
  DeferredFeast,
  DeferredFindDealer,
  DeferredMapOfNearest,
  DeferredHeroVideoCarousel,
  DeferredInfluencerCarousel,
  DeferredListBody,
  DeferredMapAndForm,
  DeferredPhotoCarousel,
  DeferredShareButton,
} from '@/pages/deferredParts';
import { DeferredBelowProduct } from '@/pages/ProductPage/DeferredBelowProduct';

/** One page of the site: its path, and the code that shows it, with the parts that it is made of. */
export interface PageRoute {
  path: string;
  Page: LazyComponent<object>;
}

const InfluencerPage = lazyComponent(
  () => import('@/pages/InfluencerPage/InfluencerPage').then((module) => module.InfluencerPage),
  [DeferredInfluencerCarousel, DeferredCooksWith],
);

const ProductPage = lazyComponent(
  () => import('@/pages/ProductPage/ProductPage').then((module) => module.ProductPage),
  [DeferredBelowProduct, DeferredAddToList, DeferredShareButton, FarCounter, FarServingCounter],
);

// From the menu, which names every one of them: what the pages say is for the pages to fetch.
const influencerPaths = navigation
  .flatMap((item) => ('children' in item ? item.children : [item]))
  .flatMap((link) => ('to' in link && isInfluencerPath(link.to) ? [link.to] : []));

/** Every page of the site (ROUTE-2, ITEM-1). Any other path leads to the home page. */
export const routes: readonly PageRoute[] = [
  {
    path: paths.home,
    Page: lazyComponent(
      () => import('@/pages/HomePage/HomePage').then((module) => module.HomePage),
      [DeferredHeroVideoCarousel, DeferredFeast, DeferredPhotoCarousel, FarCounter],
    ),
  },
  {
    path: paths.products,
    Page: lazyComponent(
      () => import('@/pages/ProductsPage/ProductsPage').then((module) => module.ProductsPage),
      [DeferredCatalogue],
    ),
  },
  {
    path: paths.dealership,
    Page: lazyComponent(
      () => import('@/pages/DealershipPage/DealershipPage').then((module) => module.DealershipPage),
      [DeferredFindDealer, DeferredMapOfNearest, DeferredBelowHero],
    ),
  },
  {
    path: paths.about,
    Page: lazyComponent(() =>
      import('@/pages/AboutPage/AboutPage').then((module) => module.AboutPage),
    ),
  },
  {
    path: paths.contact,
    Page: lazyComponent(
      () => import('@/pages/ContactPage/ContactPage').then((module) => module.ContactPage),
      [DeferredMapAndForm],
    ),
  },
  {
    path: paths.list,
    Page: lazyComponent(
      () => import('@/pages/ListPage/ListPage').then((module) => module.ListPage),
      [DeferredListBody],
    ),
  },
  ...influencerPaths.map((path) => ({ path, Page: InfluencerPage })),
  ...productSlugs.map((slug) => ({ path: productPath(slug), Page: ProductPage })),
];

const pages = new Set(routes.map(({ Page }) => Page));

/** Lets every page whose code could not be had be asked for again. */
export const forgetFailedPages = (): void => {
  for (const page of pages) page.forgetFailure();
};

/** The same at the visitor's wish, who may be given a whole new document for it. */
export const retryFailedPages = (): void => {
  for (const page of pages) page.forgetFailure(true);
};

/** What a sentence, a chat or a second escape has put behind a path, which ends with a letter or a digit. */
const SIGNS_BEHIND = /(?:%[\da-f]{2}|[^\p{L}\d])+$/u;

/**
 * The page of an address, if there is one, in any spelling that a host may serve, with or without the punctuation of the
 * sentence around it; `path` is the page's own.
 */
export const findRoute = (pathname: string): PageRoute | undefined => {
  // Twice: some escape an address once more.
  const asked = asHostsRead(asHostsRead(pathname)).toLowerCase();
  const plain = asked.replace(SIGNS_BEHIND, '');
  return routes.find(({ path }) => path === asked || path === plain);
};

/** The page's own address for any address, or the home page's. An escaped question mark counts as a question mark. */
export const ownAddress = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>) => {
  const [path = '', ...hungOn] = pathname.split(/%(?:25)*(?:3f|26)|&/i);
  return {
    pathname: findRoute(path)?.path ?? paths.home,
    search: hungOn.length > 0 ? `?${hungOn.join('&')}${search.replace('?', '&')}` : search,
    hash,
  };
};
