import { logOut } from '@karigar/contract/sign-in/log-out';
import { accepted } from '@karigar/domain/result';
import { sessionOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';

export const logOutHandler = defineHandler(
  logOut,
  async (_input, { context: { sessions }, tx, who, device, afterCommit, setCookie }) => {
    const sessionId = sessionOf(who);
    await sessions.revokeIn(tx, sessionId);
    if (device.cookie !== null) setCookie(null);
    afterCommit(() => sessions.forget(sessionId));
    return accepted(null);
  },
  { as: 'system', of: 'caller' },
);
