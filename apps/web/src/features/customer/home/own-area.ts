import { useSyncExternalStore } from 'react';
import { local } from '#platform/device/storage';

const KEY = 'area';
const listeners = new Set<() => void>();

/** The area in which this phone searches services; not an address, and stored only on the phone. */
export const useOwnArea = (): number | null => {
  const written = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => local.getItem(KEY),
  );
  return written !== null && /^\d{1,9}$/.test(written) ? Number(written) : null;
};

export const chooseArea = (id: number): void => {
  local.setItem(KEY, String(id));
  for (const listener of listeners) listener();
};
