import { notePushShown } from '@karigar/contract/push/note-push-shown';
import { subscribePush } from '@karigar/contract/push/subscribe-push';
import * as z from 'zod/mini';
import { alertOptions, readAlert, type Alert } from '#platform/push/alert';
import { addressOf } from '#platform/push/push-address';
import { noteShown } from '#platform/push/shown-alerts';
import type { WorkerMessage } from '#platform/push/worker-message';
import { clientOf, heldSession } from './client-worker.ts';
import { answerFromAlert, isOfferAction, type OfferAction } from './offer-worker.ts';

/** Longer than any page needs to acknowledge, shorter than a person waits. */
const ANSWER_MS = 800;

// Our content security policy forbids eval, which zod would otherwise try.
z.config({ jitless: true });

type Payload = { readonly json: () => unknown };

const payloadOf = (data: Payload | null): unknown => {
  try {
    return data?.json();
  } catch {
    return null;
  }
};

/** The alert's own data; an older version may have stored less. */
const isOurs = (value: unknown): value is Pick<Alert, 'path'> & Partial<Alert> =>
  typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string';

/** The page navigates by itself, keeping typed text; if it does not acknowledge, it is reloaded. */
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

/** Without it the message goes by SMS too, so a failure costs one SMS and nothing else. */
const confirmShown = async (notificationId: number): Promise<void> => {
  const session = await heldSession();
  if (session === null) return;
  const call = await clientOf(session);
  await call(notePushShown, { notificationId }, { key: `shown-${notificationId}` });
};

/** Handles push messages while the app is closed, and taps on alerts. */
export const listenForPush = (worker: ServiceWorkerGlobalScope): void => {
  const pages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

  const show = async (data: Payload | null): Promise<void> => {
    const alert = readAlert(payloadOf(data));
    const isRepeated = await noteShown(alert.tag);
    await worker.registration.showNotification(alert.title, alertOptions(alert, isRepeated));
    if (alert.receipt !== null) await confirmShown(alert.receipt);
    if (alert.mark === null) return;
    const arrived: WorkerMessage = { type: 'test-arrived', mark: alert.mark };
    for (const page of await pages()) page.postMessage(arrived);
  };

  const open = async (path: string): Promise<void> => {
    const [page] = await pages();
    if (page === undefined) return void (await worker.clients.openWindow(path));
    // A browser may refuse to focus the page; it navigates all the same.
    await page.focus().catch(() => undefined);
    await askToOpen(page, path);
  };

  /** Replaces the alert by the result: accepted, gone, or not sent. */
  const respond = async (alert: Alert, action: OfferAction): Promise<void> => {
    if (alert.offer === null) return open(alert.path);
    const { body, path, isOpen } = await answerFromAlert(alert, alert.offer, action);
    const said: Alert = { ...alert, body, path, insistent: false };
    const answered = isOpen ? said : { ...said, offer: null };
    await worker.registration.showNotification(alert.title, alertOptions(answered, false));
  };

  /** The browser changed the push address by itself: reports it to the server with the current session. */
  const renew = async (old: PushSubscription | null, fresh: PushSubscription | null) => {
    const key = (fresh ?? old)?.options.applicationServerKey ?? null;
    if (fresh === null && key === null) return;
    const subscription =
      fresh ??
      (await worker.registration.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: key,
      }));
    const session = await heldSession();
    if (session === null) return;
    const call = await clientOf(session);
    await call(subscribePush, addressOf(subscription));
  };

  worker.addEventListener('push', (event) => {
    event.waitUntil(show(event.data));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const data: unknown = event.notification.data;
    if (!isOurs(data)) return event.waitUntil(open('/'));
    const { action } = event;
    const isAnswer = isOfferAction(action) && data.offer !== undefined;
    event.waitUntil(isAnswer ? respond(data as Alert, action) : open(data.path));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => {
    const { oldSubscription, newSubscription } = event as PushSubscriptionChangeEvent;
    event.waitUntil(renew(oldSubscription, newSubscription));
  });
};
