import { trustedUrl } from '#platform/device/trusted-url';

type Listener = () => void;

let waiting: ServiceWorker | null = null;
const listeners = new Set<Listener>();

const offer = (worker: ServiceWorker | null): void => {
  waiting = worker;
  for (const listener of listeners) listener();
};

/** Only an update is reported: the first version has nothing to replace. */
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

/** The browser may have evicted cached files: asks the worker to check and download missing ones. */
const askToFill = (): void => {
  if (navigator.onLine) navigator.serviceWorker.controller?.postMessage({ type: 'FILL_CACHE' });
};

/** Registers the service worker, which caches the shell for an offline start. Optional. */
export const startServiceWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  watch(await navigator.serviceWorker.register(trustedUrl('/service-worker.js')));
  askToFill();
  addEventListener('online', askToFill);
};

export const appUpdate = {
  isReady: (): boolean => waiting !== null,
  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

const REACH_MS = 10_000;
const INSTALL_MS = 60_000;

/** Whether our own file is reachable over the network. A captive portal replies with a page or a redirect. */
const isReachable = async (): Promise<boolean> => {
  try {
    const answer = await fetch('/service-worker.js', {
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(REACH_MS),
    });
    return answer.ok && (answer.headers.get('content-type') ?? '').includes('javascript');
  } catch {
    return false;
  }
};

/** Downloads the next version completely, or not at all. */
const fetchNext = async (registration: ServiceWorkerRegistration): Promise<void> => {
  await registration.update();
  const coming = registration.installing;
  if (coming !== null)
    await new Promise<void>((resolve) => {
      coming.addEventListener('statechange', () => resolve());
      setTimeout(resolve, INSTALL_MS);
    });
  if (registration.waiting !== null) offer(registration.waiting);
};

const takeOver = (next: ServiceWorker): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  next.postMessage({ type: 'SKIP_WAITING' });
};

/**
 * Activates the new version and reloads the page; without one, downloads it. The old version is removed only while
 * our server is reachable: without network it is the only app on this phone.
 */
export const updateNow = async (): Promise<'updating' | 'unreachable'> => {
  if (waiting === null) {
    if (!(await isReachable())) return 'unreachable';
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration !== undefined) await fetchNext(registration).catch(() => undefined);
    if (waiting === null) {
      if (!(await isReachable())) return 'unreachable';
      await registration?.unregister();
      location.reload();
      return 'updating';
    }
  }
  takeOver(waiting);
  return 'updating';
};
