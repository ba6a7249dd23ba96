import { serverNow } from '@karigar/client/time/server-now';
import { useSyncExternalStore } from 'react';

const SECOND_MS = 1000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for the whole screen. */
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), SECOND_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/** The server's time, rounded down to a step: a component renders again once for each. */
export const useNow = (stepMs = SECOND_MS): number =>
  useSyncExternalStore(subscribe, () => {
    const now = serverNow();
    return now - (now % stepMs);
  });
