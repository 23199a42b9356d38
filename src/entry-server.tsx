import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import createEmotionServerModule from '@emotion/server/create-instance';
import { enableStaticRendering } from 'mobx-react-lite';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/App';
import { fallbackWidth } from '@lasakita/ui/domain/picture';
import { influencerPage, influencers } from '@/content/influencers';
import { altText, pictureAsset } from '@/content/pictures';
import { productOfSlug, productPage } from '@/pages/ProductPage/products';
import { recipes } from '@/content/recipes';
import type { PageContent } from '@/content/schema';
import { site } from '@/content/site';
import { PlainNotice } from '@/layouts/PlainNotice/PlainNotice';
import { PrintHead } from '@/layouts/PrintHead/PrintHead';
import { preloadLayout } from '@/layouts/SiteLayout/deferredParts';
import { PlainListsContext } from '@/pages/shared/PlainListsContext';
import { PlainDealers, PlainProducts } from '@/pages/shared/PlainLists';
import { DeferredListLink } from '@/pages/deferredParts';
import { findRoute, routes } from '@/routes';
import { fetchDealers, fetchProducts } from '@/services/catalogue';
import {
  breadcrumbData,
  dealerListData,
  openGraphTags,
  organizationData,
  productData,
  productListData,
  recipeData,
} from '@/domain/structuredData';
import { pageNames, paths, slugOfProductPath } from '@/domain/paths';
import { videoOf } from '@/domain/recipes';
import type { RootStore } from '@/stores/RootStore';
import { StoreProvider } from '@/siteStores/StoreContext';
import { createSiteStores } from '@/siteStores/createSiteStores';
import { createStyleCache } from '@/start/styleCache';
import { siteTheme } from '@lasakita/ui/theme';

// The package is CommonJS: a bundler hands over either the function or the module around it.
const createEmotionServer =
  'default' in createEmotionServerModule
    ? (createEmotionServerModule.default as typeof createEmotionServerModule)
    : createEmotionServerModule;

enableStaticRendering(true);

const [products, dealers] = await Promise.all([fetchProducts(), fetchDealers()]);

const plainLists = {
  products: <PlainProducts products={products} />,
  dealers: <PlainDealers dealers={dealers} />,
};

/** The parts of a prerendered document. */
export interface PrerenderedPage {
  /** What goes into `#root`. */
  html: string;
  /** What stands above `#root`, on paper alone. */
  printHead: string;
  /** What stands below `#root`, hidden until the page's code is known not to come. */
  notice: string;
  /** What goes into the head: title and meta tags, critical styles. */
  head: string;
  /** What machines read of the page's content; it stands after all that people see. */
  data: string;
}

/** The paths of every page, in the order of the menu. */
export const pagePaths = routes.map(({ path }) => path);

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

/** A page with what it says of itself. */
type Page = PageContent & { path: string };

/** What is shown where the page is shared: an influencer's portrait where no card was drawn. */
const sharedPicture = (page: Page) => {
  const card = `share/${page.path.split('/').at(-1)}`;
  const name = pictureAsset(card) ? card : page.picture;
  const picture = jpegPicture(name);
  return picture && { ...picture, alt: altText(name) };
};

const contentOf = (path: string): Page => {
  const pages = [
    ...pageNames.map((name) => ({ ...site.pages[name], path: paths[name] })),
    ...influencers.map(influencerPage),
    ...products.map(productPage),
  ];
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no content for ${path}`);
  return page;
};

/** Of a product's page the product and what is cooked with it. */
const productsData = (path: string): object[] => {
  const product = productOfSlug(slugOfProductPath(path) ?? '');
  if (!product) return [];
  return [
    productData(site, product, jpegAddress(product.image)),
    ...recipes
      .filter((recipe) => recipe.product === product.id)
      .map((recipe) =>
        recipeData(site, recipe, {
          products,
          picture: jpegAddress(recipe.picture),
          author: videoOf(recipe, influencers)?.name,
        }),
      ),
  ];
};

const structuredData = (page: Page): object[] => {
  const pageName = page.title.split(' | ')[0] ?? page.title;
  return [
    organizationData(site),
    ...(page.path === paths.home
      ? []
      : [
          breadcrumbData(site.origin, [
            { name: 'Home', path: paths.home },
            ...(slugOfProductPath(page.path) === undefined
              ? []
              : [{ name: site.products.headline, path: paths.products }]),
            { name: pageName, path: page.path },
          ]),
        ]),
    ...(page.path === paths.products ? [productListData(site, products, jpegAddress)] : []),
    ...productsData(page.path),
    ...(page.path === paths.dealership ? [dealerListData(site, dealers)] : []),
  ];
};

const headTags = (page: Page): string => {
  return [
    ...openGraphTags(site, page, sharedPicture(page)).map(
      ({ property, content }) =>
        `<meta property="${property}" content="${escapeAttribute(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n');
};

const dataBlocks = (page: Page): string =>
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
          <PlainListsContext value={plainLists}>
            <StoreProvider value={stores}>
              <App />
            </StoreProvider>
          </PlainListsContext>
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
 * Renders pages to the parts of static documents. All of them get the same styles, those that any of them needs: pages of
 * one kind differ in few, and the security policy lists a hash for each different style text.
 *
 * The styles of lists and details that come later are among them, and those that only go into others: each that a document
 * lacks the browser works out for itself, which a slow phone takes 2 ms for, in the middle of showing what has come. They
 * repeat each other so much that they add less than 2 KB to what travels.
 *
 * @param wanted Pages of one kind, such as those of all influencers.
 */
export const render = async (wanted: readonly string[]): Promise<PrerenderedPage[]> => {
  const cache = createStyleCache();
  const server = createEmotionServer(cache);
  const drawAlone = (element: ReactNode) =>
    renderToStaticMarkup(
      <CacheProvider value={cache}>
        <ThemeProvider theme={siteTheme()}>{element}</ThemeProvider>
      </CacheProvider>,
    );
  const { shortName, name, phone, email } = site.company;
  const printHead = drawAlone(
    <PrintHead
      brand={shortName}
      companyName={name}
      contacts={[phone, email, new URL(site.origin).host]}
    />,
  );
  const notice = drawAlone(<PlainNotice />);
  const bodies: string[] = [];
  const later = await loadedStores();
  for (const path of wanted) {
    await Promise.all([
      findRoute(path)?.Page.preload(),
      preloadLayout(),
      DeferredListLink.preload(),
    ]);
    bodies.push(await draw(path, cache, createSiteStores()));
    // For its styles alone.
    await draw(`${path}?product=${products[0]?.id}`, cache, later);
  }
  const classNames = Object.keys(cache.inserted).map((name) => `${cache.key}-${name}`);
  const styles = server
    .constructStyleTagsFromChunks(server.extractCriticalToChunks(classNames.join(' ')))
    // Emotion moves unmarked ones to the end of the head, where they are already, and all styles would be worked out anew.
    .replaceAll('<style ', '<style data-s ');
  return wanted.map((path, index) => {
    const body = bodies[index] ?? '';
    const hoisted = HOISTED.exec(body)?.[0] ?? '';
    const page = contentOf(path);
    return {
      html: body.slice(hoisted.length),
      printHead,
      notice,
      head: [hoisted, headTags(page), styles].join('\n'),
      data: dataBlocks(page),
    };
  });
};
