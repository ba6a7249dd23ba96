import { accepted, refused, type Result } from '@karigar/domain/result';
import { roleForSignIn, type SignInRole } from '@karigar/domain/roles';
import { openSession, type NewSession } from '#auth-steps/open-session';
import type { PendingLogin } from '#auth/who';
import type { CallScope } from '#wire/define-handler';
import type { AccountRow } from './account-store.ts';

/** Opens a session for a proven account, in the requested role if the account has it. */
export const openSessionFor = async (
  scope: CallScope,
  account: AccountRow,
  {
    door = 'serviceman',
    playerId = '',
    awaiting,
    knownDevice,
  }: {
    door?: SignInRole | undefined;
    playerId?: string | undefined;
    awaiting?: Pick<PendingLogin, 'proof' | 'device'> | undefined;
    knownDevice?: string | undefined;
  },
): Promise<Result<NewSession, 'account.blocked'>> => {
  scope.note({ subjectId: account.id });
  if (account.is_blocked) return refused('account.blocked');
  const role = roleForSignIn(account.roles, door);
  if (role === null) throw new Error(`account ${account.id} has no membership`);
  const session = { accountId: account.id, role, playerId, awaiting, knownDevice };
  return accepted(await openSession(scope, session));
};
