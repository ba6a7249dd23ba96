import type { CDPSession, Page, Worker } from '@playwright/test';
import {
  startPushService,
  type Heard,
  type PushService,
  type StandInPhone,
} from '../../apps/api/testing/push-service.ts';
import { expect } from '../world/test.ts';

/** The stand-in push service of this world's server. */
export const startService = (): Promise<PushService> =>
  startPushService(Number(new URL(process.env['E2E_PUSH_ORIGIN'] ?? '').port));

/**
 * A browser cannot subscribe without its vendor's network, so this page subscribes at our stand-in. All
 * else is real: keys, calls, encryption, and the service worker, which gets the message that the stand-in decrypted.
 */
export async function subscribeAt(page: Page, { address }: StandInPhone): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(({ endpoint, ...keys }) => {
    const KEY = 'testSubscription';
    const bytesOf = (written: string) =>
      Uint8Array.from(atob(written.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
        letter.charCodeAt(0),
      ).buffer;
    const subscription = () => {
      const key = localStorage.getItem(KEY);
      if (key === null) return null;
      return {
        endpoint,
        options: { applicationServerKey: bytesOf(key) },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          localStorage.removeItem(KEY);
          return true;
        },
      };
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscription(),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        localStorage.setItem(KEY, applicationServerKey);
        return subscription();
      },
    });
  }, address);
}

export async function workerOf(page: Page): Promise<Worker> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  const [worker] = page.context().serviceWorkers();
  return worker ?? page.context().waitForEvent('serviceworker');
}

/** Delivers a push message to the browser, by the browser's own test interface. */
export async function deliver(page: Page, { payload }: Heard): Promise<void> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(payload),
  });
  await devtools.detach();
}

export interface Shown {
  title: string;
  body: string;
  tag: string;
  requireInteraction: boolean;
}

/** The notifications that the phone shows. */
export const shownOn = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag, requireInteraction }) => ({
      title,
      body,
      tag,
      requireInteraction,
    }));
  });

/** Dispatches a tap on the notification: the browser has no test interface for it. */
export const touch = (worker: Worker, tag: string, action = ''): Promise<void> =>
  worker.evaluate(
    async ([wanted, pressed]) => {
      const scope = globalThis as unknown as {
        registration: ServiceWorkerRegistration;
        NotificationEvent: new (
          type: string,
          init: { notification: Notification; action: string },
        ) => Event;
        dispatchEvent: (event: Event) => boolean;
      };
      const [notification] = await scope.registration.getNotifications({ tag: wanted });
      if (notification === undefined) throw new Error(`no notification with tag ${wanted}`);
      scope.dispatchEvent(
        new scope.NotificationEvent('notificationclick', { notification, action: pressed }),
      );
    },
    [tag, action] as const,
  );

/** The next push message of the phone. */
export async function nextHeard(phone: StandInPhone, after = 0): Promise<Heard> {
  await expect.poll(() => phone.heard.length, { timeout: 15_000 }).toBeGreaterThan(after);
  const heard = phone.heard[after];
  if (heard === undefined) throw new Error('no push message');
  return heard;
}
