import { ROLES, type Role } from '@karigar/domain/roles';
import type { Session } from './account.ts';

/** A copy of the session for the service worker, which cannot read localStorage. */
export type SessionMirror = {
  readonly put: (session: Session) => Promise<void>;
  readonly clear: () => Promise<void>;
};

export type SessionStore = {
  readonly get: () => Session | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Stores a new session; it is mirrored once this resolves. */
  readonly open: (session: Session) => Promise<void>;
  /** Deletes the session here. With a token, only if it is still that one. */
  readonly close: (authToken?: string) => Promise<void>;
  /** The server requires a second factor for this session. */
  readonly owe: (authToken: string) => Promise<void>;
  /** Another tab logged in or out. */
  readonly reread: () => void;
};

const TOKEN = 'authToken';
const ROLE = 'role';
const ACCOUNT = 'accountId';
const OWES_PROOF = 'owesProof';
/** Unsent forms: deleted with the session, so that nobody else sees them. */
export const DRAFTS = 'drafts';
/** The number of the last hint. */
export const HEARD = 'heard';

const isRole = (written: string | null): written is Role =>
  (ROLES as readonly (string | null)[]).includes(written);

const readFrom = (storage: Storage): Session | null => {
  const authToken = storage.getItem(TOKEN);
  const role = storage.getItem(ROLE);
  if (authToken === null || authToken === '') return null;
  const accountId = Number(storage.getItem(ACCOUNT) ?? Number.NaN);
  return {
    authToken,
    role: isRole(role) ? role : 'serviceman',
    ...(Number.isSafeInteger(accountId) && { accountId }),
    ...(storage.getItem(OWES_PROOF) !== null && { owesProof: true }),
  };
};

const isSame = (one: Session | null, other: Session | null): boolean =>
  one?.authToken === other?.authToken &&
  one?.role === other?.role &&
  one?.owesProof === other?.owesProof;

export const createSessionStore = (storage: Storage, mirror: SessionMirror): SessionStore => {
  let session = readFrom(storage);
  const listeners = new Set<() => void>();

  const become = (next: Session | null): void => {
    session = next;
    for (const listener of listeners) listener();
  };

  const open = async (next: Session): Promise<void> => {
    storage.setItem(TOKEN, next.authToken);
    storage.setItem(ROLE, next.role);
    if (next.accountId === undefined) storage.removeItem(ACCOUNT);
    else storage.setItem(ACCOUNT, String(next.accountId));
    if (next.owesProof) storage.setItem(OWES_PROOF, 'yes');
    else storage.removeItem(OWES_PROOF);
    const mirrored = mirror.put(next);
    become(next);
    await mirrored;
  };

  return {
    get: () => session,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open,
    close: async (authToken) => {
      if (authToken !== undefined && session?.authToken !== authToken) return;
      storage.removeItem(TOKEN);
      storage.removeItem(ROLE);
      storage.removeItem(ACCOUNT);
      storage.removeItem(OWES_PROOF);
      storage.removeItem(DRAFTS);
      storage.removeItem(HEARD);
      const cleared = mirror.clear();
      become(null);
      await cleared;
    },
    owe: async (authToken) => {
      if (session?.authToken !== authToken || session.owesProof) return;
      await open({ ...session, owesProof: true });
    },
    reread: () => {
      const next = readFrom(storage);
      if (!isSame(next, session)) become(next);
    },
  };
};
