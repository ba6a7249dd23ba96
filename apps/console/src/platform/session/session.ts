import { local } from '@karigar/client/device/storage';
import type { Session } from '@karigar/client/session/account';
import { createSessionStore } from '@karigar/client/session/session-store';
import { useSyncExternalStore } from 'react';

/** The console has no service worker, so nothing needs a copy of the session. */
const noMirror = { put: () => Promise.resolve(), clear: () => Promise.resolve() };

export const session = createSessionStore(local, noMirror);

addEventListener('storage', ({ storageArea }) => {
  if (storageArea === local) session.reread();
});

export const useSession = (): Session | null =>
  useSyncExternalStore(session.subscribe, session.get);
