import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { listenForDrain } from './drain-worker.ts';
import { listenForPush } from './push-worker.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
};

// Only what the network must answer itself: calls, hints, reports, pictures, papers and the inbox.
const NOT_THE_APP = [/^\/(api|live|reports|files|r|statements|dev)(\/|$)/];

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/kept.html'), { denylist: NOT_THE_APP }),
);

listenForPush(self);
listenForDrain(self);

// A new version waits until the person says so: a screen must not change under his thumb.
self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
