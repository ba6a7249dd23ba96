import type { SecondProof } from '@karigar/domain/identity/second-proof';
import type { Role } from '@karigar/domain/roles';

export type Awaited = {
  readonly accountId: number;
  readonly role: Role;
  readonly proof: SecondProof;
  /** The hash of the device that will be known then. */
  readonly device: string;
};

/** Who calls. A guest and a stranger have no account. */
export type Who = {
  readonly sessionId: number | null;
  readonly accountId: number | null;
  readonly role: Role | 'nobody';
  /** Whose session it becomes with one more proof. Until then he is a guest, also to the database. */
  readonly awaited?: Awaited;
};

export const NOBODY: Who = { sessionId: null, accountId: null, role: 'nobody' };

/** Behind the role check an account is certain; a handler asks for it here. */
export const accountOf = (who: Who): number => {
  if (who.accountId === null) throw new TypeError('this call needs an account');
  return who.accountId;
};

export const sessionOf = (who: Who): number => {
  if (who.sessionId === null) throw new TypeError('this call needs a session');
  return who.sessionId;
};
