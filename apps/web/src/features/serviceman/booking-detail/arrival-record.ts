import { useSyncExternalStore } from 'react';
import { local } from '@karigar/client/device/storage';
import { fromPhone } from '@karigar/client/time/server-now';

const keyOf = (bookingId: number): string => `cameAt.${bookingId}`;

/** Beyond this it was another visit. */
const GOOD_FOR_MS = 12 * 3_600_000;

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

/** When the serviceman arrived without network, on this phone's clock. Stores the time only, no position. */
export const arrivalRecord = {
  get: (bookingId: number): number | null => {
    const at = Number(local.getItem(keyOf(bookingId)) ?? Number.NaN);
    return Number.isFinite(at) && Date.now() - at < GOOD_FOR_MS ? at : null;
  },
  keep: (bookingId: number, at: number): void => {
    local.setItem(keyOf(bookingId), String(at));
    tell();
  },
  remove: (bookingId: number): void => {
    local.removeItem(keyOf(bookingId));
    tell();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The noted arrival on the server's clock. */
export const useNotedArrival = (bookingId: number): number | null => {
  const at = useSyncExternalStore(arrivalRecord.subscribe, () => arrivalRecord.get(bookingId));
  return at === null ? null : fromPhone(at);
};
