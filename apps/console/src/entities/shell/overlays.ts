import { useSyncExternalStore } from 'react';

type Overlay = 'palette' | 'find' | 'keys';

let shown: Overlay | null = null;
const listeners = new Set<() => void>();

/** What is open over every screen. */
export const overlays = {
  show: (next: Overlay | null): void => {
    shown = next;
    for (const listener of listeners) listener();
  },
};

export const useOverlay = (): Overlay | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
