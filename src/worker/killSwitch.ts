/**
 * The file that `VITE_OFFLINE=off` puts at `/sw.js` in the worker's place: it removes the worker and all its caches. Without
 * a listener for requests, it stands between no page and the network, not even on its way out.
 */
declare const self: ServiceWorkerGlobalScope;

const clear = async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  // Where the ages of the pictures were noted.
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
};

self.addEventListener('install', () => {
  void self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(clear()));

export {};
