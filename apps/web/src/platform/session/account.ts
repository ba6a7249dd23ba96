import type { Role } from '@karigar/domain/roles';

/** Who is signed in here. The role is the server's word; it only chooses what to draw. */
export type Session = {
  readonly authToken: string;
  readonly role: Role;
  /** The same for every login of one person; a server that does not tell it leaves each login on its own. */
  readonly accountId?: number;
  /** The phone alone was not enough: until the second proof is given nothing of the account is open. */
  readonly owesProof?: true;
};

/** Whose doings these are, past any one login of his; what he does as a customer is another's. */
export const accountOf = (session: Session | null): string =>
  session === null ? '' : `${session.role}:${session.accountId ?? session.authToken}`;
