import type { Instant } from '@karigar/domain/dates/instant';
import { readWireDateTime, writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { local } from '@karigar/client/device/storage';

const keyOf = (bookingId: number): string => `workStartedAt.${bookingId}`;

export const createStartRecord = (storage: Storage) => {
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    get: (bookingId: number): Instant | null =>
      readWireDateTime(storage.getItem(keyOf(bookingId)) ?? ''),
    keep: (bookingId: number, startedAt: Instant): void => {
      storage.setItem(keyOf(bookingId), writeWireDateTime(startedAt));
      tell();
    },
    remove: (bookingId: number): void => {
      storage.removeItem(keyOf(bookingId));
      tell();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** When the serviceman started, on this phone: survives a reload until the server knows it. */
export const startRecord = createStartRecord(local);
