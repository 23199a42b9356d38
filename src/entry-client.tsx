import { CacheProvider } from '@emotion/react';
import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/App';
import { comeInParts, preloadParts } from '@/preloadable';
import { HOME_PATH, findRoute } from '@/routes';
import '@/theme/fonts.css';
import { createStyleCache } from '@/theme/styleCache';

/** A path as the prerendered files are named: without a trailing slash. */
const normalPath = () => location.pathname.replace(/\/+$/, '') || '/';

/** What was pressed before it could answer, as the document's own script marks it, is pressed now. */
const answerEarlyPress = () => {
  const button = document.querySelector<HTMLElement>('[data-pressed]');
  button?.removeAttribute('data-pressed');
  button?.click();
};

function Site({ parts }: { parts: Promise<void> }) {
  useEffect(() => {
    // From here on a press is answered, and none is marked.
    document.documentElement.dataset.alive = '';
    // Most controls stand in a part, and one without its code would not hear.
    parts.then(answerEarlyPress, answerEarlyPress);
  }, [parts]);
  return <App />;
}

const start = async () => {
  // `/` and unknown paths are served the home page's document: the address follows before anything renders (ROUTE-1).
  if (!findRoute(location.pathname)) history.replaceState(history.state, '', HOME_PATH);
  else if (normalPath() !== location.pathname) {
    history.replaceState(history.state, '', normalPath() + location.search + location.hash);
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  const isPrerendered = root.dataset.path === location.pathname;
  comeInParts(isPrerendered);
  // With the page's code at hand the first render equals the document, and nothing is hydrated twice. If it cannot be
  // had, the layout renders all the same and shows the error page in its place.
  await findRoute(location.pathname)
    ?.Page.preload()
    .catch(() => undefined);

  comeInParts(false);
  const parts = preloadParts();
  parts.catch(() => undefined);
  const app = (
    <StrictMode>
      <CacheProvider value={createStyleCache()}>
        <BrowserRouter>
          <Site parts={parts} />
        </BrowserRouter>
      </CacheProvider>
    </StrictMode>
  );
  if (isPrerendered) {
    // In slices, so that a touch meanwhile is answered: React brings what was touched to life at once.
    startTransition(() => {
      hydrateRoot(root, app, {
        onRecoverableError: (error) => console.error('Hydration differs:', error),
      });
    });
  } else {
    createRoot(root).render(app);
  }
};

/** How long, in ms, the loaded page has the line for itself and its films, before a visit without one is made ready. */
const REST_MS = 3000;

/** The longest, in ms, that a page which is never idle puts it off: on a slow phone a film alone may keep it busy. */
const IDLE_MS = 10_000;

const prepareOffline = () => {
  import('@/services/registerWorker')
    .then(({ registerWorker }) => registerWorker(import.meta.url))
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
