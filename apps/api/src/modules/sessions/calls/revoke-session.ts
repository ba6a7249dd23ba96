import { revokeSession } from '@karigar/contract/sessions/revoke-session';
import { accepted, refused } from '@karigar/domain/result';
import { notifyOfLostPasskeys } from '#auth-steps/notify-of-passkey';
import { forgetDeviceOf } from '#auth/known-device-store';
import { deletePasskeysOf } from '#auth/passkey-store';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { revokeOwn } from '../own-session-store.ts';

export const revokeSessionHandler = defineHandler(revokeSession, async ({ sessionId }, scope) => {
  const { context, tx, who, now, device, afterCommit, setCookie } = scope;
  if (!(await revokeOwn(tx, accountOf(who), sessionId, new Date(now)))) {
    return refused('session.not-found');
  }
  // An operator's passkeys go only when the operator does.
  if (sessionId !== who.sessionId && who.role !== 'operator') {
    await forgetDeviceOf(tx, accountOf(who), sessionId);
    const lost = await deletePasskeysOf(tx, accountOf(who), sessionId);
    await notifyOfLostPasskeys(scope, accountOf(who), lost);
  }
  if (sessionId === who.sessionId && device.cookie !== null) setCookie(null);
  afterCommit(() => context.sessions.forget(sessionId));
  return accepted(null);
});
