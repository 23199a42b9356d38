import '@/start/olderBrowsers';
import { CacheProvider } from '@emotion/react';
import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/App';
import { isSavingData } from '@lasakita/ui/hooks/useSaveData';
import { preloadLayout } from '@/layouts/SiteLayout/deferredParts';
import { DeferredListLink } from '@/pages/deferredParts';
import { findRoute, ownAddress } from '@/routes';
import '@/start/plain.css';
import { keepFields, markHydrated } from '@/start/hydrated';
import '@lasakita/ui/fonts.css';
import '@lasakita/ui/print.css';
import { createStyleCache } from '@/start/styleCache';

/** What a document's head says of the page that it was prerendered for. */
const PAGE_HEAD =
  'title, meta[name="description"], meta[name="robots"], meta[property^="og:"], link[rel="canonical"]';

function Site({ root }: { root: Element }) {
  useEffect(() => markHydrated(root), [root]);
  return <App />;
}

const start = async () => {
  // `/` and unknown paths are served the home page's document, and a page may be found under other spellings of its
  // address: the address follows before anything renders (ROUTE-1).
  const { pathname, search, hash } = ownAddress(location);
  if (pathname !== location.pathname)
    history.replaceState(history.state, '', pathname + search + hash);
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  const isPrerendered = root.dataset.path === location.pathname;
  const page = findRoute(location.pathname)?.Page;
  // With the page's code at hand the first render equals the document, and nothing is hydrated twice: its parts come to
  // life one by one. If it cannot be had, the layout renders all the same and shows the error page in its place.
  if (isPrerendered) await page?.preloadAlone().catch(() => undefined);
  const preloadParts = () =>
    Promise.all([page?.preload(), preloadLayout(), DeferredListLink.preload()]).catch(
      () => undefined,
    );
  if (!isPrerendered) await preloadParts();

  const app = (
    <StrictMode>
      <CacheProvider value={createStyleCache()}>
        <BrowserRouter>
          <Site root={root} />
        </BrowserRouter>
      </CacheProvider>
    </StrictMode>
  );
  if (isPrerendered) {
    // In slices, so that a touch meanwhile is answered: React brings what was touched to life at once.
    keepFields();
    startTransition(() => {
      hydrateRoot(root, app, {
        onRecoverableError: (error) => console.error('Hydration differs:', error),
      });
    });
    // In a task of its own: a touch is answered between the two.
    setTimeout(() => void preloadParts());
  } else {
    // The home page's document stands in for what a host, or the worker without a network, has none for. React adds the head
    // of the page that is shown, and the first of two titles or descriptions counts.
    for (const tag of document.head.querySelectorAll(PAGE_HEAD)) tag.remove();
    createRoot(root).render(app);
  }
};

/** How long, in ms, the loaded page has the line for itself and its films, before a visit without one is made ready. */
const REST_MS = 3000;

/** The longest, in ms, that a page which is never idle puts it off: on a slow phone a film alone may keep it busy. */
const IDLE_MS = 10_000;

const prepareOffline = () => {
  import('@/services/registerWorker')
    .then(({ registerWorker }) => registerWorker(import.meta.url, isSavingData))
    .catch(() => undefined);
};

const rest = () =>
  setTimeout(() => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(prepareOffline, { timeout: IDLE_MS });
    else prepareOffline();
  }, REST_MS);

void start();

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest);
}
