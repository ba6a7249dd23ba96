import { clear, createStore, get, set, type UseStore } from 'idb-keyval';
import { useSyncExternalStore } from 'react';
import { local } from '../device/storage.ts';
import type { Session } from './account.ts';
import { createSessionStore, type SessionMirror } from './session-store.ts';

const KEY = 'session';

let opened: UseStore | undefined;
const database = (): UseStore => (opened ??= createStore('karigar', 'session'));

/** A phone without IndexedDB loses the service worker's part and a quick start, never the login. */
const quietly = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch {
    // Private windows and full disks refuse: the session itself is in localStorage.
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

/** Kept on this phone for as long as the session, and gone with it. Without IndexedDB it rejects. */
export const sessionShelf = {
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
