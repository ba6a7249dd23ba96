import { useSyncExternalStore } from 'react';
import { call } from '#platform/api/call';
import { local } from '@karigar/client/device/storage';
import { canAlert } from './can-alert.ts';
import { createAlerts, type AlertState, type PushDevice } from './create-alerts.ts';

/** On a slow connection the worker first downloads the whole shell. */
const READY_MS = 30_000;

const manager = async (): Promise<PushManager | null> =>
  (await navigator.serviceWorker.getRegistration())?.pushManager ?? null;

/** Do not wait for a service worker that never starts, as in development. */
const soon = <Value>(promise: Promise<Value>): Promise<Value> =>
  Promise.race([
    promise,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('no service worker')), READY_MS);
    }),
  ]);

const device: PushDevice = {
  isAble: canAlert,
  permission: () => Notification.permission,
  ask: () => Notification.requestPermission(),
  current: async () => (canAlert() ? ((await (await manager())?.getSubscription()) ?? null) : null),
  subscribe: async (publicKey) => {
    const { pushManager } = await soon(navigator.serviceWorker.ready);
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  },
};

export const alerts = createAlerts(device, local, call);

export const useAlerts = (): AlertState => useSyncExternalStore(alerts.subscribe, alerts.get);
