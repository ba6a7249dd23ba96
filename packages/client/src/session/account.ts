import type { Role } from '@karigar/domain/roles';

/** The signed-in account. The role comes from the server and only selects what to draw. */
export type Session = {
  readonly authToken: string;
  readonly role: Role;
  /** The same for every login of one account; without it each login counts as its own account. */
  readonly accountId?: number;
  /** The phone alone was not enough: the account is closed until the second factor is given. */
  readonly owesProof?: true;
};

/** Owner of queued actions, across logins of one account; each role is a separate owner. */
export const accountOf = (session: Session | null): string =>
  session === null ? '' : `${session.role}:${session.accountId ?? session.authToken}`;
