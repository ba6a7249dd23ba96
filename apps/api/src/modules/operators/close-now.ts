import { endSessions } from '#auth-steps/end-sessions';
import { withdrawInvites } from './invite-store.ts';
import { closeOperatorRow, type OperatorRow } from './operator-store.ts';

/** Takes desks, passkeys, authenticator, open invitations and sessions. False when there is nothing to close. */
export const closeNow = async (
  closing: Parameters<typeof endSessions>[0],
  { accountId, email }: Pick<OperatorRow, 'accountId' | 'email'>,
): Promise<boolean> => {
  const { tx, now } = closing;
  await withdrawInvites(tx, email, new Date(now), null);
  const isClosed = await closeOperatorRow(tx, accountId, new Date(now));
  await endSessions(closing, accountId);
  return isClosed;
};
