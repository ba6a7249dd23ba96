import { logOut } from '@karigar/contract/accounts/log-out';
import { accepted } from '@karigar/domain/result';
import { answer } from '#wire/handler';

export const logOutAnswer = answer(
  logOut,
  async (_input, { context: { sessions }, tx, who, device, afterCommit, setCookie }) => {
    const { sessionId } = who;
    if (sessionId === null) throw new TypeError('this call needs a session');
    await sessions.revokeIn(tx, sessionId);
    if (device.cookie !== null) setCookie(null);
    afterCommit(() => sessions.forget(sessionId));
    return accepted(null);
  },
  { as: 'system' },
);
