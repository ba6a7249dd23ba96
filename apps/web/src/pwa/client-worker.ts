import { createClient } from '@karigar/contract/client';
import { createStore, get } from 'idb-keyval';
import type { Session } from '#platform/session/account';

/** The page's own copy of who is in: its localStorage is closed to a worker. */
const shelf = <Value>(key: string): Promise<Value | undefined> =>
  get<Value>(key, createStore('karigar', 'session'));

export const heldSession = async (): Promise<Session | null> =>
  (await shelf<Session>('session')) ?? null;

/** Calls in the name of this session, in the language of its app. */
export const clientOf = async ({ authToken }: Session) => {
  const language = (await shelf<string>('language')) === 'hi' ? 'hi' : 'en';
  return createClient({
    base: '/api/',
    clientId: import.meta.env.VITE_CLIENT_ID ?? 'karigar-dev',
    version: import.meta.env.APP_VERSION,
    language: () => language,
    authToken: () => authToken,
    isOnline: () => navigator.onLine,
  });
};
