import type { Client } from '@karigar/contract/client';
import type { CallResult } from '@karigar/contract/call-result';
import type { AnyCall } from '@karigar/contract/define-call';
import { getPushKey } from '@karigar/contract/push/get-push-key';
import { subscribePush } from '@karigar/contract/push/subscribe-push';
import { unsubscribePush } from '@karigar/contract/push/unsubscribe-push';
import { PLAYER_ID, TURNED_OFF } from './alerts-keys.ts';
import { addressOf } from './push-address.ts';

/** unable: this browser has no alerts. blocked: the permission was denied in the browser. */
export type AlertState = 'unable' | 'blocked' | 'off' | 'on';

type Failure = Exclude<CallResult<AnyCall>, { readonly kind: 'ok' }>;
/** The result of turning alerts on; `broken`: the browser granted permission and then failed. */
export type TurnedOn =
  | { readonly kind: 'on' }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'broken' }
  | Failure;

export type PushDevice = {
  readonly isAble: () => boolean;
  readonly permission: () => NotificationPermission;
  readonly ask: () => Promise<NotificationPermission>;
  readonly current: () => Promise<PushSubscription | null>;
  readonly subscribe: (publicKey: string) => Promise<PushSubscription>;
};

/** The address that the server has, and since when. */
const KEPT = 'pushKept';
const DAY = 86_400_000;

const isMadeWith = ({ options }: PushSubscription, publicKey: string): boolean => {
  const key = options.applicationServerKey;
  if (key === null) return false;
  const written = btoa(String.fromCharCode(...new Uint8Array(key)));
  return written.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === publicKey;
};

export const createAlerts = (
  device: PushDevice,
  storage: Storage,
  call: Client,
  now: () => number = Date.now,
) => {
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  const get = (): AlertState => {
    if (!device.isAble()) return 'unable';
    if (device.permission() === 'denied') return 'blocked';
    const isOn = device.permission() === 'granted' && storage.getItem(PLAYER_ID) !== null;
    return isOn ? 'on' : 'off';
  };

  const subscription = async (publicKey: string): Promise<PushSubscription> => {
    const current = await device.current();
    if (current !== null && isMadeWith(current, publicKey)) return current;
    await current?.unsubscribe();
    return device.subscribe(publicKey);
  };

  const register = async (): Promise<TurnedOn> => {
    const key = await call(getPushKey, {});
    if (key.kind !== 'ok') return key;
    const made = await subscription(key.data.publicKey).catch(() => null);
    if (made === null) return { kind: 'broken' };
    const kept = await call(subscribePush, addressOf(made));
    if (kept.kind !== 'ok') return kept;
    storage.setItem(PLAYER_ID, kept.data.playerId);
    storage.setItem(KEPT, `${now()} ${made.endpoint}`);
    tell();
    return { kind: 'on' };
  };

  const isKept = (endpoint: string | undefined): boolean => {
    const [at = '', kept] = (storage.getItem(KEPT) ?? '').split(' ');
    return get() === 'on' && kept === endpoint && now() - Number(at) < DAY;
  };

  const forget = async (): Promise<void> => {
    storage.removeItem(PLAYER_ID);
    storage.removeItem(KEPT);
    tell();
    await (await device.current())?.unsubscribe();
  };

  return {
    get,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    playerId: (): string => storage.getItem(PLAYER_ID) ?? '',
    /** On a tap only: browsers penalise an unexpected prompt, and people deny it. */
    turnOn: async (): Promise<TurnedOn> => {
      const permission =
        device.permission() === 'default' ? await device.ask() : device.permission();
      tell();
      if (permission !== 'granted') return { kind: 'blocked' };
      storage.removeItem(TURNED_OFF);
      return register();
    },
    turnOff: async (): Promise<void> => {
      const playerId = storage.getItem(PLAYER_ID);
      storage.setItem(TURNED_OFF, 'true');
      // Without network the server finds out by itself when a push fails.
      if (playerId !== null) await call(unsubscribePush, { playerId });
      await forget();
    },
    /** At each start: makes sure that browser and server have the same address. Asks the person nothing. */
    keep: async (): Promise<void> => {
      if (!device.isAble() || device.permission() !== 'granted') return;
      if (storage.getItem(TURNED_OFF) !== null) return;
      const current = await device.current();
      if (!isKept(current?.endpoint)) await register();
    },
    /** Another session: the stored address was registered for the previous one. */
    renew: (): void => storage.removeItem(KEPT),
    /** After a logout: this phone gets no more alerts. */
    forget,
  };
};
