import { local } from '@karigar/client/device/storage';
import { useSyncExternalStore } from 'react';

const KEY = 'keysOff';
const listeners = new Set<() => void>();
const areOn = (): boolean => local.getItem(KEY) === null;

/** Single keys can be switched off, for speech input and trembling hands (WCAG 2.1.4). */
export const keysSwitch = {
  areOn,
  choose: (on: boolean): void => {
    if (on) local.removeItem(KEY);
    else local.setItem(KEY, 'yes');
    for (const listener of listeners) listener();
  },
};

export const useAreKeysOn = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, areOn);
