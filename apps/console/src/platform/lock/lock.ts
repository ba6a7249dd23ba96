import { local } from '@karigar/client/device/storage';
import { useSyncExternalStore } from 'react';

const KEY = 'lastUsed';
/** As long as the server keeps a session that nobody uses. */
const LOCK_AFTER_MS = 30 * 60_000;
const LOOK_EVERY_MS = 5000;
const WRITE_EVERY_MS = 10_000;

const listeners = new Set<() => void>();
let isLocked = false;

const lastUsed = (): number => Number(local.getItem(KEY) ?? 0);

const become = (next: boolean): void => {
  if (isLocked === next) return;
  isLocked = next;
  for (const listener of listeners) listener();
};

const note = (): void => {
  if (!isLocked && Date.now() - lastUsed() > WRITE_EVERY_MS) local.setItem(KEY, String(Date.now()));
};

/** A used tab keeps the others open; a lock closes all of them. */
const look = (): void => become(Date.now() - lastUsed() > LOCK_AFTER_MS);

export const lock = {
  /** Closes every tab, until a passkey is shown. */
  now: (): void => {
    local.setItem(KEY, '0');
    look();
  },
  lift: (): void => {
    local.setItem(KEY, String(Date.now()));
    look();
  },
  /** Watches for use while somebody is signed in. A reload does not open a locked screen. */
  watch: (): (() => void) => {
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    addEventListener('pointerdown', note);
    addEventListener('keydown', note);
    return () => {
      clearInterval(timer);
      removeEventListener('pointerdown', note);
      removeEventListener('keydown', note);
      become(false);
    };
  },
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useIsLocked = (): boolean => useSyncExternalStore(subscribe, () => isLocked);
