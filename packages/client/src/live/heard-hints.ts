import { HEARD, type SessionStore } from '../session/session-store.ts';
import type { Heard } from './live-connection.ts';

/** Kept with the session. Numbers count the hints of an account: another account has heard nothing. */
export const heardIn = (storage: Storage, session: Pick<SessionStore, 'get'>): Heard => {
  const own = (): string | null => {
    const id = session.get()?.accountId;
    return id === undefined ? null : String(id);
  };
  return {
    read: () => {
      const [account, sequence] = storage.getItem(HEARD)?.split(' ') ?? [];
      return account === own() && sequence !== undefined ? Number(sequence) : null;
    },
    write: (sequence) => {
      const account = own();
      if (account === null) return;
      try {
        storage.setItem(HEARD, `${account} ${sequence}`);
      } catch {
        // A full storage: an older number makes the next page doubt.
      }
    },
  };
};
