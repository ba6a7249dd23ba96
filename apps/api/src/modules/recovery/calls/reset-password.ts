import type { InputOf } from '@karigar/contract/define-call';
import { resetPassword } from '@karigar/contract/recovery/reset-password';
import { readRecipient } from '@karigar/domain/identity/recipient';
import { accepted, refused } from '@karigar/domain/result';
import { deviceHash, isNamed } from '#auth/device';
import { endSessions } from '#auth-steps/end-sessions';
import { recordChange } from '#auth-steps/record-change';
import { notifyOfLostPasskeys } from '#auth-steps/notify-of-passkey';
import { forgetDevices, rememberDevice } from '#auth/known-device-store';
import { readPause } from '#auth/payout-freeze-store';
import { deletePasskeys } from '#auth/passkey-store';
import { neededSecondFactor } from '#auth/second-proof';
import { forgetPasswordTries } from '#modules/sign-in/index';
import { takeCode } from '#modules/sign-in/index';
import { hashPassword, isWeakPassword } from '#platform/passwords';
import { defineHandler } from '#wire/define-handler';
import { lockRecoverable, savePassword } from '../password-store.ts';

/** Hashed before the code is checked, so that the call takes equally long for everyone. */
const readReset = async ({ contact, password }: InputOf<typeof resetPassword>) => {
  const to = readRecipient(contact);
  if (to === null) return refused('contact.invalid');
  const owner = { phone: null, email: null, [to.channel]: to.address };
  if (isWeakPassword(password, owner)) return refused('password.too-weak');
  return accepted({ to, passwordHash: await hashPassword(password) });
};

type Reset = Awaited<ReturnType<typeof readReset>>;

export const resetPasswordHandler = defineHandler(
  resetPassword,
  async ({ device, otp, password }, scope, reset: Reset) => {
    if (!reset.ok) return reset;
    const { tx, context } = scope;
    const { to, passwordHash } = reset.value;
    const taken = await takeCode(scope, { purpose: 'recovery', to, device }, otp);
    if (!taken.ok) return taken;
    const account = await lockRecoverable(tx, to);
    // No account, so no code was sent: the code is a guess.
    if (account === null) return refused('otp.expired');
    if (isWeakPassword(password, account)) return refused('password.too-weak');
    scope.note({ subjectId: account.id });
    // The mailbox may be in other hands: the phone is the way in until the team has checked it.
    if ((await readPause(tx, account.id)).isFrozen) return refused('account.under-check');
    // A phone number may have a new holder; an email is itself the second factor.
    const known = deviceHash(context.vault, device);
    if (to.channel === 'phone' && (await neededSecondFactor(scope, account.id, known)) !== null)
      return refused('second-proof.needed');
    await savePassword(tx, account.id, passwordHash, new Date(scope.now));
    if (account.email !== null) await forgetPasswordTries(scope, account.email);
    await endSessions(scope, account.id);
    await forgetDevices(tx, account.id);
    await notifyOfLostPasskeys(scope, account.id, await deletePasskeys(tx, account.id));
    if (isNamed(context.vault, known))
      await rememberDevice(tx, account.id, known, new Date(scope.now));
    await recordChange(scope, account.id, 'password', account);
    return accepted(null);
  },
  {
    as: 'system',
    of: 'everyone',
    because: 'the account is found by what the caller shows',
    prepare: readReset,
  },
);
