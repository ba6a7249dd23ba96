import { accepted, refused } from '@karigar/domain/result';
import { roleAtDoor, type Door } from '@karigar/domain/roles';
import { openSession, type NewSession } from '#auth-steps/open-session';
import type { Awaited } from '#auth/who';
import type { CallScope, HandlerResult } from '#wire/define-handler';
import type { AccountRow } from './account-store.ts';

/** One who has proven who he is gets a session, in the role of the door if he has it. */
export const letIn = async (
  scope: CallScope,
  account: AccountRow,
  {
    door = 'serviceman',
    playerId = '',
    awaiting,
    knownDevice,
  }: {
    door?: Door | undefined;
    playerId?: string | undefined;
    awaiting?: Pick<Awaited, 'proof' | 'device'> | undefined;
    knownDevice?: string | undefined;
  },
): Promise<HandlerResult<NewSession>> => {
  scope.note({ subjectId: account.id });
  if (account.is_blocked) return refused('account.blocked');
  const role = roleAtDoor(account.roles, door);
  if (role === null) throw new Error(`account ${account.id} has no membership`);
  const session = { accountId: account.id, role, playerId, awaiting, knownDevice };
  return accepted(await openSession(scope, session));
};
