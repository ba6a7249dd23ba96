import { revokeSession } from '@karigar/contract/sessions/revoke-session';
import { accepted, refused } from '@karigar/domain/result';
import { forgetDeviceOf } from '#auth/known-device-store';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { revokeOwn } from '../own-session-store.ts';

export const revokeSessionHandler = defineHandler(revokeSession, async ({ sessionId }, scope) => {
  const { context, tx, who, now, device, afterCommit, setCookie } = scope;
  if (!(await revokeOwn(tx, accountOf(who), sessionId, new Date(now)))) {
    return refused('session.not-found');
  }
  if (sessionId !== who.sessionId) await forgetDeviceOf(tx, accountOf(who), sessionId);
  if (sessionId === who.sessionId && device.cookie !== null) setCookie(null);
  afterCommit(() => context.sessions.forget(sessionId));
  return accepted(null);
});
