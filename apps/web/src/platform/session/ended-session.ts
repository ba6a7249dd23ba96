import { local } from '@karigar/client/device/storage';
import { accountOf, type Session } from '@karigar/client/session/account';

const KEY = 'endedSession';

/** A session that the server ended, until the next login. */
export type EndedSession = {
  readonly account: string;
  /** The first name, if the app knew it. */
  readonly name: string;
  /** The server's reason. */
  readonly why: string;
};

let name = '';

const isEnded = (value: unknown): value is EndedSession =>
  typeof value === 'object' &&
  value !== null &&
  'account' in value &&
  'name' in value &&
  'why' in value;

/** For the login screen: why the session ended, and whose actions wait on this phone. */
export const endedSession = {
  /** First name of the account, once it was read. Another person at this phone sees no more than that. */
  isOf: (firstName: string): void => void (name = firstName),
  note: (session: Session, why: string): void => {
    local.setItem(KEY, JSON.stringify({ account: accountOf(session), name, why }));
  },
  get: (): EndedSession | null => {
    try {
      const kept: unknown = JSON.parse(local.getItem(KEY) ?? 'null');
      return isEnded(kept) ? kept : null;
    } catch {
      return null;
    }
  },
};
