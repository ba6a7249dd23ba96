import { startFreshAccount } from '@karigar/contract/recovery/start-fresh-account';
import { accepted, refused } from '@karigar/domain/result';
import { openSession } from '#auth-steps/open-session';
import { createAccount } from '#modules/sign-in/index';
import { addNotice } from '#relay/add-notice';
import { defineHandler } from '#wire/define-handler';
import { expirePendingLogins } from '../expire-pending-logins.ts';
import { releaseNumber } from '../release-store.ts';

/** Creates a new account for the phone's holder; operators help the former holder to recover theirs. */
export const startFreshAccountHandler = defineHandler(
  startFreshAccount,
  async ({ door: role = 'serviceman' }, scope) => {
    const { tx, now, language, who } = scope;
    const { pendingLogin } = who;
    if (pendingLogin === undefined) return refused('second-proof.not-needed');
    scope.note({ subjectId: pendingLogin.accountId });
    const { playerId } = await expirePendingLogins(scope);
    const released = await releaseNumber(tx, pendingLogin.accountId, new Date(now));
    if (released === null) return refused('second-proof.not-needed');
    await addNotice(scope, 'number-released', { ...released, phone: null });
    const blank = { email: null, passwordHash: null, firstName: '', lastName: '', address: '' };
    const account = { ...blank, phone: released.phone, isPhoneProven: true, role, language };
    const accountId = await createAccount(tx, account, new Date(now));
    if (accountId === null) throw new Error('a released number was taken at once');
    const session = { accountId, role, playerId, knownDevice: pendingLogin.device };
    return accepted(await openSession(scope, session));
  },
  { as: 'system' },
);
