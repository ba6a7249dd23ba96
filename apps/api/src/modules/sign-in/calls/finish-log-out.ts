import { finishLogOut } from '@karigar/contract/sign-in/finish-log-out';
import { accepted } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';

/** Sets no cookie: meanwhile the browser may have one of a new login. */
export const finishLogOutHandler = defineHandler(
  finishLogOut,
  async ({ session }, { context: { sessions }, tx, afterCommit, note }) => {
    const ended = await sessions.revokeByHashIn(tx, Buffer.from(session, 'hex'));
    if (ended === null) return accepted(null);
    note({ subjectId: ended.accountId });
    afterCommit(() => sessions.forget(ended.id));
    return accepted(null);
  },
  { as: 'system', of: 'everyone', because: 'the account is found by what the caller shows' },
);
