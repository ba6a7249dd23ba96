import type { SecondProof } from '@karigar/domain/identity/second-proof';
import type { Desk } from '@karigar/domain/console/desks';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Role } from '@karigar/domain/roles';

export type PendingLogin = {
  readonly accountId: number;
  readonly role: Role;
  readonly proof: SecondProof;
  /** Hash of the device that becomes known after the second factor. */
  readonly device: string;
};

/** The caller. A guest and a caller without a session have no account. */
export type Who = {
  readonly sessionId: number | null;
  readonly accountId: number | null;
  readonly role: Role | 'nobody';
  /** The pending login; until its second factor is shown, code and database treat the caller as a guest. */
  readonly pendingLogin?: PendingLogin;
  /** An operator's desks, as they are at this call. */
  readonly desks?: readonly Desk[];
  /** When an operator's session last showed a passkey that no guarded call has used. */
  readonly passkeyShownAt?: Instant | null;
};

export const NOBODY: Who = { sessionId: null, accountId: null, role: 'nobody' };

/** The role check guarantees an account; handlers read it here. */
export const accountOf = (who: Who): number => {
  if (who.accountId === null) throw new TypeError('this call needs an account');
  return who.accountId;
};

export const sessionOf = (who: Who): number => {
  if (who.sessionId === null) throw new TypeError('this call needs a session');
  return who.sessionId;
};
