import { startFreshAccount } from '@karigar/contract/recovery/start-fresh-account';
import { accepted, refused } from '@karigar/domain/result';
import { openSession } from '#auth-steps/open-session';
import { createAccount } from '#modules/accounts/index';
import { addNotice } from '#relay/add-notice';
import { answer } from '#wire/define-handler';
import { endAwaiting } from '../expire-pending-logins.ts';
import { releaseNumber } from '../release-store.ts';

/** The one who holds the phone begins anew; operations see to it that its former holder finds back. */
export const startFreshAccountAnswer = answer(
  startFreshAccount,
  async ({ door: role = 'serviceman' }, scope) => {
    const { tx, now, language, who } = scope;
    const { awaited } = who;
    if (awaited === undefined) return refused('second-proof.not-needed');
    scope.note({ subjectId: awaited.accountId });
    const { playerId } = await endAwaiting(scope);
    const released = await releaseNumber(tx, awaited.accountId, new Date(now));
    if (released === null) return refused('second-proof.not-needed');
    await addNotice(scope, 'number-released', { ...released, phone: null });
    const blank = { email: null, passwordHash: null, firstName: '', lastName: '', address: '' };
    const account = { ...blank, phone: released.phone, isPhoneProven: true, role, language };
    const accountId = await createAccount(tx, account, new Date(now));
    if (accountId === null) throw new Error('a released number was taken at once');
    const session = { accountId, role, playerId, knownDevice: awaited.device };
    return accepted(await openSession(scope, session));
  },
  { as: 'system' },
);
