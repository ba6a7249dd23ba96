import { createClient } from '@karigar/contract/client';
import { createPatience } from '@karigar/contract/patience';
import { isLanguage } from '@karigar/domain/language';
import { createStore, get } from 'idb-keyval';
import type { Session } from '@karigar/client/session/account';

/** Reads the page's copy of the session: a worker cannot read localStorage. */
const readMirror = <Value>(key: string): Promise<Value | undefined> =>
  get<Value>(key, createStore('karigar', 'session'));

export const heldSession = async (): Promise<Session | null> =>
  (await readMirror<Session>('session')) ?? null;

/** Each send makes its own client; the adapted time limits are shared. */
const patience = createPatience();

/** A client for this session, in the app's language. */
export const clientOf = async ({ authToken }: Session) => {
  const stored = (await readMirror<string>('language')) ?? '';
  const language = isLanguage(stored) ? stored : 'en';
  return createClient({
    base: '/api/',
    clientId: import.meta.env.VITE_CLIENT_ID ?? 'karigar-dev',
    version: import.meta.env.APP_VERSION,
    language: () => language,
    authToken: () => authToken,
    isOnline: () => navigator.onLine,
    patience,
  });
};
