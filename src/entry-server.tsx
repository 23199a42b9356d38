import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServerModule from '@emotion/server/create-instance';
import { enableStaticRendering } from 'mobx-react-lite';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/App';
import { fallbackWidth } from '@/components/Picture/fallbackWidth';
import { telephoneLink } from '@/components/DealerCard/phoneNumber';
import { influencerPage, influencers } from '@/content/influencers';
import { altText, pictureAsset } from '@/content/pictures';
import type { PageContent } from '@/content/schema';
import { site } from '@/content/site';
import { StaticContentProvider } from '@/pages/shared/StaticContent';
import { findRoute, routes } from '@/routes';
import { fetchDealers, fetchProducts } from '@/services/catalogue';
import {
  breadcrumbData,
  dealerListData,
  openGraphTags,
  organizationData,
  productListData,
} from '@/services/structuredData';
import type { RootStore } from '@/stores/RootStore';
import { createSiteStores } from '@/stores/createSiteStores';
import { createStyleCache } from '@/theme/styleCache';

// The package is CommonJS: a bundler hands over either the function or the module around it.
const createEmotionServer =
  'default' in createEmotionServerModule
    ? (createEmotionServerModule.default as typeof createEmotionServerModule)
    : createEmotionServerModule;

enableStaticRendering(true);

const [products, dealers] = await Promise.all([fetchProducts(), fetchDealers()]);

/** The parts of a prerendered document. */
export interface PrerenderedPage {
  /** What goes into `#root`. */
  html: string;
  /** What goes into the head: title and meta tags, critical styles. */
  head: string;
  /** What machines read of the page's content; it stands after all that people see. */
  data: string;
}

/** The paths of every page, in the order of the menu. */
export const paths = routes.map(({ path }) => path);

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const jpegPicture = (name: string) => {
  const asset = pictureAsset(name);
  if (!asset) return undefined;
  const width = fallbackWidth(asset.widths);
  const height = Math.round((width * asset.height) / asset.width);
  return { address: `${asset.base}-${width}.jpg`, width, height };
};

const jpegAddress = (name: string) => jpegPicture(name)?.address;

/** What is shown where the page is shared: an influencer's portrait where no card was drawn. */
const sharedPicture = (page: PageContent) => {
  const card = `share/${page.path.split('/').at(-1)}`;
  const name = pictureAsset(card) ? card : page.picture;
  const picture = jpegPicture(name);
  return picture && { ...picture, alt: altText(name) };
};

const contentOf = (path: string): PageContent => {
  const page = Object.values(site.pages).find((candidate) => candidate.path === path);
  if (page) return page;
  const influencer = influencers.map(influencerPage).find((candidate) => candidate.path === path);
  if (!influencer) throw new Error(`There is no content for ${path}`);
  return influencer;
};

const structuredData = (page: PageContent): object[] => {
  const { pages } = site;
  const pageName = page.title.split(' | ')[0] ?? page.title;
  return [
    organizationData(site),
    ...(page.path === pages.home.path
      ? []
      : [
          breadcrumbData(site.origin, [
            { name: 'Home', path: pages.home.path },
            { name: pageName, path: page.path },
          ]),
        ]),
    ...(page.path === pages.products.path ? [productListData(site, products, jpegAddress)] : []),
    ...(page.path === pages.dealership.path ? [dealerListData(site, dealers, telephoneLink)] : []),
  ];
};

const headTags = (page: PageContent): string => {
  return [
    ...openGraphTags(site, page, sharedPicture(page)).map(
      ({ property, content }) =>
        `<meta property="${property}" content="${escapeAttribute(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n');
};

const dataBlocks = (page: PageContent): string =>
  structuredData(page)
    .map(
      (data) =>
        // "<" escaped, so that no text of the content can end the element.
        `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    )
    .join('\n');

/** React puts what it hoists before everything else when it renders no head of its own. */
const HOISTED = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)+/s;

const draw = async (location: string, cache: EmotionCache, stores: RootStore): Promise<string> => {
  const { prelude } = await prerender(
    <StrictMode>
      <CacheProvider value={cache}>
        <StaticRouter location={location}>
          <StaticContentProvider value={{ products, dealers }}>
            <App stores={stores} />
          </StaticContentProvider>
        </StaticRouter>
      </CacheProvider>
    </StrictMode>,
    // Beyond this size React would hide a page until a script puts it in its place: without scripts, for good.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return new Response(prelude).text();
};

/** A visit later: the lists have come. */
const loadedStores = async (): Promise<RootStore> => {
  const stores = createSiteStores({ wait: async () => {} });
  await Promise.all([stores.products.loader.load(), stores.dealers.loader.load()]);
  return stores;
};

/**
 * Renders pages to the parts of static documents. All of them get the same styles, those that any of them needs: pages of one
 * kind differ in few, and the security policy names each different text of styles by its hash.
 *
 * The styles of lists and details that come later are among them, and those that only go into others: each that a document
 * lacks the browser works out for itself, which a slow phone takes 2 ms for, in the middle of showing what has come. They
 * repeat each other so much that they add less than 2 KB to what travels.
 *
 * @param paths Pages of one kind, such as those of all influencers.
 */
export const render = async (paths: readonly string[]): Promise<PrerenderedPage[]> => {
  const cache = createStyleCache();
  const server = createEmotionServer(cache);
  const bodies: string[] = [];
  const later = await loadedStores();
  for (const path of paths) {
    await findRoute(path)?.Page.preload();
    bodies.push(await draw(path, cache, createSiteStores()));
    // For its styles alone.
    await draw(`${path}?product=${products[0]?.id}`, cache, later);
  }
  const classNames = Object.keys(cache.inserted).map((name) => `${cache.key}-${name}`);
  const styles = server
    .constructStyleTagsFromChunks(server.extractCriticalToChunks(classNames.join(' ')))
    // Emotion moves unmarked ones to the end of the head, where they are already, and all styles would be worked out anew.
    .replaceAll('<style ', '<style data-s ');
  return paths.map((path, index) => {
    const body = bodies[index] ?? '';
    const hoisted = HOISTED.exec(body)?.[0] ?? '';
    const page = contentOf(path);
    return {
      html: body.slice(hoisted.length),
      head: [hoisted, headTags(page), styles].join('\n'),
      data: dataBlocks(page),
    };
  });
};
