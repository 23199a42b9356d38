/**
 * The service worker, which the build puts at `/sw.js` (`tools/build/offline.ts`): visited content works without a network.
 * docs/offline.md says what is kept, and how to switch it off.
 */
import { cacheNames, clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, PrecacheController } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { asHostsRead, isPageAddress, paths } from '../domain/paths';

declare const self: ServiceWorkerGlobalScope;

/** What is fetched ahead, as `tools/build/offline.ts` lists it. A hashed file has no revision. */
declare const __PRECACHE__: { url: string; revision: string | null }[];

/** The longest that a page waits for the network, in s, before it is shown as it was when the worker came. */
const PATIENCE_S = 3;

/** Its document shows any page whose own is not kept: the code finds the page by the address. */
const HOME = paths.home;

const DAY_S = 24 * 60 * 60;
/** Bounds of the pictures kept: at most 80 times 120 KB, and no picture longer than it is of use. */
const pictures = { entries: 80, bytes: 120_000, seconds: 30 * DAY_S };

/** The pause between two precached files, in ms, because without one they would keep a phone busy while somebody types. */
const BREATH_MS = 50;

const controller = new PrecacheController({
  plugins: [
    {
      requestWillFetch: async ({ request }) => {
        await new Promise((resolve) => setTimeout(resolve, BREATH_MS));
        return request;
      },
    },
  ],
});
controller.addToCacheList(__PRECACHE__);

self.addEventListener('install', (event) => {
  event.waitUntil(controller.install(event));
  // The code of the version before stays, so the pages that are open may go on under this worker.
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  // The page is asked for while the worker starts.
  event.waitUntil(self.registration.navigationPreload?.enable());
});

// The page of a first visit too: what it looks at next is kept.
clientsClaim();
cleanupOutdatedCaches();

/**
 * Deletes the code of earlier versions when the only open page is of this version. It would also delete what a newer worker
 * is fetching, so it waits for that one.
 */
const sweep = async (event: ExtendableEvent) => {
  if (self.registration.installing) return;
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length === 1) await controller.activate(event);
};

// A page at rest tells of which version it is, by the address of its first script (`src/services/registerWorker.ts`).
self.addEventListener('message', (event) => {
  const { data } = event as { data: unknown };
  if (typeof data === 'string' && controller.getCacheKeyForURL(data)) {
    event.waitUntil(sweep(event));
  }
});

const keptDocument = (url: string) => {
  const path = asHostsRead(new URL(url).pathname).toLowerCase();
  return controller.getCacheKeyForURL(path) ?? controller.getCacheKeyForURL(HOME);
};

// Only pages. A file in a tab of its own, such as a picture, comes from the routes below or from the network; the editor of
// the content, which is for staff, comes from the network.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isPageAddress(url.pathname),
  new NetworkFirst({
    cacheName: cacheNames.precache,
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => keptDocument(request.url) ?? request,
        // Only the documents that came with the code that is kept: another version's would not find its own.
        cacheWillUpdate: async () => null,
      },
    ],
  }),
);

// Whatever version it belongs to: a page of the one before may still be open.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: cacheNames.precache,
    plugins: [{ cacheWillUpdate: async () => null }],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [
      {
        cacheWillUpdate: async ({ response }) => {
          if (response.status !== 200) return null;
          const { size } = await response.clone().blob();
          return size <= pictures.bytes ? response : null;
        },
      },
      new ExpirationPlugin({
        maxEntries: pictures.entries,
        maxAgeSeconds: pictures.seconds,
        purgeOnQuotaError: true,
      }),
    ],
  }),
);
