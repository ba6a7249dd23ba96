import { local } from '@karigar/client/device/storage';
import { useSyncExternalStore } from 'react';

const KEY = 'lastCity';
const listeners = new Set<() => void>();
const read = (): string | null => local.getItem(KEY);

/** The city that was chosen last on this computer. */
export const lastCity = {
  save: (written: string): void => {
    local.setItem(KEY, written);
    for (const listener of listeners) listener();
  },
};

export const useLastCity = (): string | null =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, read);
