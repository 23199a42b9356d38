import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { configure } from 'mobx';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/App';
import { HOME_PATH, findRoute } from '@/routes';
import { createTabSync } from '@/services/tabSync';
import { createSiteStores } from '@/stores/createSiteStores';
import { SYNC_WHITELIST, syncedParts } from '@/stores/syncedParts';
import '@/theme/fonts.css';

configure({ enforceActions: 'always' });

/** A path as the prerendered files are named: without a trailing slash. */
const normalPath = () => location.pathname.replace(/\/+$/, '') || '/';

const start = async () => {
  // `/` and unknown paths are served the home page's document: the address follows before anything renders (ROUTE-1).
  if (!findRoute(location.pathname)) history.replaceState(history.state, '', HOME_PATH);
  else if (normalPath() !== location.pathname) {
    history.replaceState(history.state, '', normalPath() + location.search + location.hash);
  }
  // With the page's code at hand the first render equals the document, and nothing is hydrated twice. If it cannot be
  // had, the layout renders all the same and shows the error page in its place.
  await findRoute(location.pathname)
    ?.Page.preload()
    .catch(() => undefined);

  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  const stores = createSiteStores();
  createTabSync({ whitelist: SYNC_WHITELIST, parts: syncedParts(stores) });
  const app = (
    <StrictMode>
      <CacheProvider value={createCache({ key: 'css' })}>
        <BrowserRouter>
          <App stores={stores} />
        </BrowserRouter>
      </CacheProvider>
    </StrictMode>
  );
  if (root.dataset.path === location.pathname) {
    hydrateRoot(root, app, {
      onRecoverableError: (error) => console.error('Hydration differs:', error),
    });
  } else {
    createRoot(root).render(app);
  }
};

void start();
