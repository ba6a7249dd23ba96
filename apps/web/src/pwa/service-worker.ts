import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { fillCache } from './fill-cache.ts';
import { listenForDrain } from './drain-worker.ts';
import { listenForPush } from './push-worker.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
};

// Paths that the network must serve: calls, hints, reports, pictures, drawings, receipts, terms, statements, the
// inbox and the files for search engines.
const NOT_THE_APP = [
  /^\/(api|live|reports|files|art|r|legal|statements|dev)(\/|$)/,
  /^\/(robots\.txt|sitemap\.xml)$/,
];

const FILES = self.__WB_MANIFEST;
precacheAndRoute(FILES);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/kept.html'), { denylist: NOT_THE_APP }),
);

listenForPush(self);
listenForDrain(self);

// A new version waits for the person's consent: a screen must not change during use.
self.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { type?: string };
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  // Sent by each page when idle: restores evicted files while there is network.
  if (type === 'FILL_CACHE') event.waitUntil(fillCache(FILES).catch(() => undefined));
});
