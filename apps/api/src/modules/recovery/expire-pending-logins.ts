import { sessionOf } from '#auth/who';
import { CallError } from '#wire/call-error';
import type { CallScope } from '#wire/define-handler';

/** A whole session takes the place of this one, and a new token that of one that was worth less. */
export const endAwaiting = async (scope: CallScope): Promise<{ readonly playerId: string }> => {
  const { context, tx, who, afterCommit } = scope;
  const sessionId = sessionOf(who);
  const ended = await context.sessions.revokeIn(tx, sessionId);
  // A twin was quicker: one more would be a second effect.
  if (ended === null) throw new CallError('session.ended');
  afterCommit(() => context.sessions.forget(sessionId));
  return ended;
};
