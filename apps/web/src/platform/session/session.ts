import { clear, createStore, get, set, type UseStore } from 'idb-keyval';
import { useSyncExternalStore } from 'react';
import { local } from '@karigar/client/device/storage';
import type { Session } from '@karigar/client/session/account';
import { createSessionStore, type SessionMirror } from '@karigar/client/session/session-store';

const KEY = 'session';

let opened: UseStore | undefined;
const database = (): UseStore => (opened ??= createStore('karigar', 'session'));

/** Without IndexedDB the service worker and the cache do not work, but the login does. */
const quietly = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch {
    // Private windows and full disks reject writes: the session itself is in localStorage.
  }
};

const mirror: SessionMirror = {
  put: (session) =>
    quietly(async () => {
      await clear(database());
      await set(KEY, session, database());
    }),
  clear: () => quietly(() => clear(database())),
};

/** Stored on this phone until the session ends. Rejects without IndexedDB. */
export const sessionCache = {
  get: (key: string): Promise<unknown> => get(key, database()),
  put: (key: string, value: unknown): Promise<void> => set(key, value, database()),
  database,
};

export const session = createSessionStore(local, mirror);

addEventListener('storage', ({ storageArea }) => {
  if (storageArea === local) session.reread();
});

export const useSession = (): Session | null =>
  useSyncExternalStore(session.subscribe, session.get);
