import { trustedUrl } from '#platform/device/trusted-url';

type Listener = () => void;

let waiting: ServiceWorker | null = null;
const listeners = new Set<Listener>();

const offer = (worker: ServiceWorker | null): void => {
  waiting = worker;
  for (const listener of listeners) listener();
};

/** Only a second version is news: the first one has nothing to replace. */
const watch = (registration: ServiceWorkerRegistration): void => {
  if (navigator.serviceWorker.controller === null) return;
  if (registration.waiting !== null) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') offer(coming);
    });
  });
};

/** Keeps the shell for an offline start. A browser that cannot, does without. */
export const startServiceWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  watch(await navigator.serviceWorker.register(trustedUrl('/service-worker.js')));
};

export const appUpdate = {
  isReady: (): boolean => waiting !== null,
  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The new version takes over and the page begins anew with it; without one, it is fetched. */
export const updateNow = async (): Promise<void> => {
  if (waiting === null) {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.unregister();
    return location.reload();
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  waiting.postMessage({ type: 'SKIP_WAITING' });
};
