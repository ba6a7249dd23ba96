import { SLOW_MS, type Network } from './network-of.ts';

/** One lost reply among many is noise: trouble is reported once it has lasted this long. */
export const STEADY_MS = 3000;

/** Without a call for this long, the state is unknown again. */
const FORGET_MS = 90_000;

/** Tracks the connection by the results of this page's calls. */
export const createNetwork = (isOnline: () => boolean) => {
  let last: Network = 'fine';
  let steady: Network = 'fine';
  let notifyTimer: ReturnType<typeof setTimeout> | undefined;
  let forgetTimer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const now = (): Network => (isOnline() ? last : 'offline');

  const notify = (): void => {
    clearTimeout(notifyTimer);
    notifyTimer = undefined;
    if (steady === now()) return;
    steady = now();
    for (const listener of listeners) listener();
  };

  const become = (next: Network): void => {
    last = next;
    clearTimeout(forgetTimer);
    forgetTimer = next === 'fine' ? undefined : setTimeout(() => become('fine'), FORGET_MS);
    // The first trouble has to last; a change from one trouble to another is reported at once.
    if (steady !== 'fine' || now() === 'fine' || now() === 'offline') notify();
    else notifyTimer ??= setTimeout(notify, STEADY_MS);
  };

  return {
    /** The state by the last call. */
    now,
    /** The state once it lasts, for display. */
    steady: (): Network => steady,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** A call was sent, and counts as slow once it takes too long. Returns a function that ends the watch. */
    expect: (): (() => void) => {
      const late = setTimeout(() => {
        if (last === 'fine') become('slow');
      }, SLOW_MS);
      return () => clearTimeout(late);
    },
    /** The state that a call's result implies. Offline comes from the browser alone, also its end. */
    report: (found: Network): void => become(found === 'offline' ? 'fine' : found),
    /** The browser reports that the network came or went. */
    changed: (): void => become('fine'),
  };
};
