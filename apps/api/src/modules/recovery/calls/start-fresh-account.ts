import { startFreshAccount } from '@karigar/contract/recovery/start-fresh-account';
import { mayReleaseNumber } from '@karigar/domain/identity/number-release';
import { accepted, refused } from '@karigar/domain/result';
import { addChangeNotice, addChangeNotification } from '#auth-steps/add-change-notice';
import { openSession } from '#auth-steps/open-session';
import { readPause } from '#auth/payout-freeze-store';
import { createAccount } from '#modules/sign-in/index';
import { readTies } from '#privacy/privacy-store';
import { defineHandler, type CallScope } from '#wire/define-handler';
import { expirePendingLogins } from '../expire-pending-logins.ts';
import {
  claimNumber,
  dropClaim,
  lockHolder,
  releaseNumber,
  type HolderRow,
} from '../release-store.ts';

/** Lets the holder of the account know, in the app and by email, the first time the number is claimed. */
const claim = async (scope: CallScope, accountId: number, holder: HolderRow): Promise<void> => {
  if (!(await claimNumber(scope.tx, accountId, new Date(scope.now)))) return;
  const changed = { accountId, change: 'number' } as const;
  await addChangeNotice(scope, changed, 'number-claimed', { ...holder, phone: null });
  await addChangeNotification(scope, changed, 'number-claimed');
};

/** Whether the number may leave the account now. The first request only claims it. */
const mayRelease = async (scope: CallScope, accountId: number) => {
  const holder = await lockHolder(scope.tx, accountId);
  if (holder === null) return refused('second-proof.not-needed');
  const { openBookings, unpaidBookings } = await readTies(scope.tx, accountId);
  const allowed = mayReleaseNumber(
    {
      openBookings,
      hasMoney: unpaidBookings > 0,
      lastUsedAt: holder.lastUsedAt?.getTime() ?? null,
      isFrozen: (await readPause(scope.tx, accountId)).isFrozen,
      claimedAt: holder.claimedAt?.getTime() ?? null,
    },
    scope.now,
  );
  if (!allowed.ok && allowed.refusal === 'number.waits') await claim(scope, accountId, holder);
  return allowed;
};

/**
 * Creates a new account for the phone's holder, three days after the first request; operators help the former holder
 * to recover theirs.
 */
export const startFreshAccountHandler = defineHandler(
  startFreshAccount,
  async ({ door: role = 'serviceman' }, scope) => {
    const { tx, now, language, who } = scope;
    const { pendingLogin } = who;
    if (pendingLogin === undefined) return refused('second-proof.not-needed');
    const { accountId: formerId } = pendingLogin;
    scope.note({ subjectId: formerId });
    const allowed = await mayRelease(scope, formerId);
    if (!allowed.ok) return allowed;
    const { playerId } = await expirePendingLogins(scope);
    const released = await releaseNumber(tx, formerId, new Date(now));
    if (released === null) return refused('second-proof.not-needed');
    await dropClaim(tx, formerId);
    const changed = { accountId: formerId, change: 'number' } as const;
    await addChangeNotice(scope, changed, 'number-released', { ...released, phone: null });
    const blank = { email: null, passwordHash: null, firstName: '', lastName: '', address: '' };
    const account = { ...blank, phone: released.phone, isPhoneProven: true, role, language };
    const accountId = await createAccount(tx, account, new Date(now));
    if (accountId === null) throw new Error('a released number was taken at once');
    const session = { accountId, role, playerId, knownDevice: pendingLogin.device };
    return accepted(await openSession(scope, session));
  },
  { as: 'system', of: 'everyone', because: 'a new account is made' },
);
