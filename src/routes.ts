import { matchPath } from 'react-router-dom';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { preloadablePage } from '@/preloadable';
import type { Preloadable } from '@/preloadable';

/** One page of the site: its path and the code that shows it. */
export interface PageRoute {
  path: string;
  Page: Preloadable<object>;
}

const InfluencerPage = preloadablePage(() =>
  import('@/pages/InfluencerPage/InfluencerPage').then((module) => module.InfluencerPage),
);

// From the menu, which names every one of them: what the pages say is for the pages to fetch.
const influencerPaths = navigation
  .flatMap((item) => ('children' in item ? item.children : [item]))
  .flatMap((link) => ('to' in link && link.to.startsWith('/influencers/') ? [link.to] : []));

/** Every page of the site (ROUTE-2). Any other path leads to the home page. */
export const routes: readonly PageRoute[] = [
  {
    path: site.pages.home.path,
    Page: preloadablePage(() =>
      import('@/pages/HomePage/HomePage').then((module) => module.HomePage),
    ),
  },
  {
    path: site.pages.products.path,
    Page: preloadablePage(() =>
      import('@/pages/ProductsPage/ProductsPage').then((module) => module.ProductsPage),
    ),
  },
  {
    path: site.pages.dealership.path,
    Page: preloadablePage(() =>
      import('@/pages/DealershipPage/DealershipPage').then((module) => module.DealershipPage),
    ),
  },
  {
    path: site.pages.about.path,
    Page: preloadablePage(() =>
      import('@/pages/AboutPage/AboutPage').then((module) => module.AboutPage),
    ),
  },
  {
    path: site.pages.contact.path,
    Page: preloadablePage(() =>
      import('@/pages/ContactPage/ContactPage').then((module) => module.ContactPage),
    ),
  },
  ...influencerPaths.map((path) => ({ path, Page: InfluencerPage })),
];

export const HOME_PATH = site.pages.home.path;

/** The page at a path, if there is one; case and a trailing slash do not matter. */
export const findRoute = (pathname: string): PageRoute | undefined =>
  routes.find(({ path }) => matchPath(path, pathname));
