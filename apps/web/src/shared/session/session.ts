import { createStore, del, set } from 'idb-keyval';
import { useSyncExternalStore } from 'react';
import { local } from '../device/storage.ts';
import { createSessionStore, type Session, type SessionMirror } from './session-store.ts';

const KEY = 'session';

/** A phone without IndexedDB loses the service worker's part, never the login. */
const quietly = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch {
    // Private windows and full disks refuse: the session itself is in localStorage.
  }
};

const database = () => createStore('karigar', 'session');

const mirror: SessionMirror = {
  put: (session) => quietly(() => set(KEY, session, database())),
  clear: () => quietly(() => del(KEY, database())),
};

export const session = createSessionStore(local, mirror);

addEventListener('storage', ({ storageArea }) => {
  if (storageArea === local) session.reread();
});

export const useSession = (): Session | null =>
  useSyncExternalStore(session.subscribe, session.get);
