import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/App';
import { comeInParts, preloadParts } from '@/preloadable';
import { HOME_PATH, findRoute } from '@/routes';
import '@/theme/fonts.css';

/** A path as the prerendered files are named: without a trailing slash. */
const normalPath = () => location.pathname.replace(/\/+$/, '') || '/';

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
  preloadParts().catch(() => undefined);
  const app = (
    <StrictMode>
      <CacheProvider value={createCache({ key: 'css' })}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </CacheProvider>
    </StrictMode>
  );
  if (isPrerendered) {
    hydrateRoot(root, app, {
      onRecoverableError: (error) => console.error('Hydration differs:', error),
    });
  } else {
    createRoot(root).render(app);
  }
};

void start();
