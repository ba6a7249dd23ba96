import { sessionOf } from '#auth/who';
import { CallError } from '#wire/call-error';
import type { CallScope } from '#wire/define-handler';

/** Replaces the pending session by a full one with a new token. */
export const expirePendingLogins = async (
  scope: CallScope,
): Promise<{ readonly playerId: string }> => {
  const { context, tx, who, afterCommit } = scope;
  const sessionId = sessionOf(who);
  const ended = await context.sessions.revokeIn(tx, sessionId);
  // A concurrent call was first: another session would be a second effect.
  if (ended === null) throw new CallError('session.ended');
  afterCommit(() => context.sessions.forget(sessionId));
  return ended;
};
