import { createClient } from '@karigar/contract/client';
import { subscribePush } from '@karigar/contract/push/subscribe-push';
import { createStore, get } from 'idb-keyval';
import * as z from 'zod/mini';
import { alertOptions, readAlert } from '#shared/push/alert';
import { addressOf } from '#shared/push/push-address';
import { noteShown } from '#shared/push/shown-alerts';
import type { WorkerMessage } from '#shared/push/worker-message';

/** Longer than any page needs to answer, shorter than a person waits. */
const ANSWER_MS = 800;

// Our content security policy forbids making code from text, which zod would otherwise try.
z.config({ jitless: true });

type Payload = { readonly json: () => unknown };

const payloadOf = (data: Payload | null): unknown => {
  try {
    return data?.json();
  } catch {
    return null;
  }
};

const isThere = (value: unknown): value is { path: string } =>
  typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string';

/** The page goes there by itself, keeping what is typed; one that does not answer is loaded anew. */
const askToOpen = async (page: WindowClient, path: string): Promise<void> => {
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<boolean>((resolve) => {
    port1.addEventListener('message', () => resolve(true));
    port1.start();
    setTimeout(() => resolve(false), ANSWER_MS);
  });
  page.postMessage({ type: 'open', path } satisfies WorkerMessage, [port2]);
  if (!(await answered)) await page.navigate(path);
};

/** Alerts that come while the app is closed, and what a tap on one does. */
export const listenForPush = (worker: ServiceWorkerGlobalScope): void => {
  const pages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

  const show = async (data: Payload | null): Promise<void> => {
    const alert = readAlert(payloadOf(data));
    const isRepeated = await noteShown(alert.tag);
    await worker.registration.showNotification(alert.title, alertOptions(alert, isRepeated));
    if (alert.mark === null) return;
    const arrived: WorkerMessage = { type: 'test-arrived', mark: alert.mark };
    for (const page of await pages()) page.postMessage(arrived);
  };

  const open = async (path: string): Promise<void> => {
    const [page] = await pages();
    if (page === undefined) return void (await worker.clients.openWindow(path));
    // A browser may refuse to bring it to the front; it goes there all the same.
    await page.focus().catch(() => undefined);
    await askToOpen(page, path);
  };

  /** The browser has changed the address by itself; with the session it has, the server hears of it. */
  const renew = async (old: PushSubscription | null, fresh: PushSubscription | null) => {
    const key = (fresh ?? old)?.options.applicationServerKey ?? null;
    if (fresh === null && key === null) return;
    const subscription =
      fresh ??
      (await worker.registration.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: key,
      }));
    const session = await get<{ authToken: string }>('session', createStore('karigar', 'session'));
    if (session === undefined) return;
    const call = createClient({
      base: '/api/',
      clientId: import.meta.env.VITE_CLIENT_ID ?? 'karigar-dev',
      version: import.meta.env.APP_VERSION,
      language: () => 'en',
      authToken: () => session.authToken,
      isOnline: () => true,
    });
    await call(subscribePush, addressOf(subscription));
  };

  worker.addEventListener('push', (event) => {
    event.waitUntil(show(event.data));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const data: unknown = event.notification.data;
    event.waitUntil(open(isThere(data) ? data.path : '/'));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => {
    const { oldSubscription, newSubscription } = event as PushSubscriptionChangeEvent;
    event.waitUntil(renew(oldSubscription, newSubscription));
  });
};
