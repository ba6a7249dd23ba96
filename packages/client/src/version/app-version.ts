import { useSyncExternalStore } from 'react';

let isOutdated = false;
const listeners = new Set<() => void>();

/** Whether the server still accepts this version. Only an update resets it. */
export const appVersion = {
  mustUpdate: (): void => {
    isOutdated = true;
    for (const listener of listeners) listener();
  },
};

export const useIsOutdated = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOutdated,
  );
