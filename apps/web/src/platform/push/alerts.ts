import { useSyncExternalStore } from 'react';
import { call } from '#shared/api/call';
import { local } from '../device/storage.ts';
import { createAlerts, type AlertState, type PushDevice } from './create-alerts.ts';

/** On a slow line the worker first fetches the whole shell. */
const READY_MS = 30_000;

const isAble = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const manager = async (): Promise<PushManager | null> =>
  (await navigator.serviceWorker.getRegistration())?.pushManager ?? null;

/** A service worker that never comes, as where the app is being written, must not be waited for. */
const soon = <Value>(promise: Promise<Value>): Promise<Value> =>
  Promise.race([
    promise,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('no service worker')), READY_MS);
    }),
  ]);

const device: PushDevice = {
  isAble,
  permission: () => Notification.permission,
  ask: () => Notification.requestPermission(),
  current: async () => (isAble() ? ((await (await manager())?.getSubscription()) ?? null) : null),
  subscribe: async (publicKey) => {
    const { pushManager } = await soon(navigator.serviceWorker.ready);
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  },
};

export const alerts = createAlerts(device, local, call);

export const useAlerts = (): AlertState => useSyncExternalStore(alerts.subscribe, alerts.get);
