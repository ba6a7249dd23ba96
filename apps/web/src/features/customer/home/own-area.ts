import { useEffect, useSyncExternalStore } from 'react';
import { local } from '@karigar/client/device/storage';
import { session } from '#platform/session/session';

/** A guest has no account yet: what a guest chose is the next customer's, once. */
const GUEST = 'area';
const keyOf = (): string => {
  const { role, accountId } = session.get() ?? {};
  return role === 'customer' ? `${GUEST}:${accountId ?? ''}` : GUEST;
};

const listeners = new Set<() => void>();

export const chooseArea = (id: number): void => {
  local.setItem(keyOf(), String(id));
  for (const listener of listeners) listener();
};

const adoptArea = (): void => {
  const chosen = local.getItem(GUEST);
  if (keyOf() === GUEST || chosen === null) return;
  local.removeItem(GUEST);
  if (local.getItem(keyOf()) === null) chooseArea(Number(chosen));
};

/** The area in which this account searches services; not an address, and stored only on the phone. */
export const useOwnArea = (): number | null => {
  useEffect(adoptArea, []);
  const written = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => local.getItem(keyOf()),
  );
  return written !== null && /^\d{1,9}$/.test(written) ? Number(written) : null;
};
