import { verifyChangeOtp } from '@karigar/contract/recovery/verify-change-otp';
import type { InputOf } from '@karigar/contract/define-call';
import type { Instant } from '@karigar/domain/dates/instant';
import { isPasswordOldEnough } from '@karigar/domain/identity/account-facts';
import type { Recipient } from '@karigar/domain/identity/recipient';
import { isAct, type Act } from '@karigar/domain/identity/step-up';
import { accepted, refused } from '@karigar/domain/result';
import { mayChangeFact } from '#auth-steps/account-standing';
import { byEmail, byPhone, giveProof, newContactProof } from '#auth-steps/fresh-proofs';
import { recordChange } from '#auth-steps/record-change';
import { accountOf, sessionOf } from '#auth/who';
import { takeCode } from '#modules/sign-in/index';
import { verifyPassword } from '#platform/passwords';
import { defineHandler, type CallScope, type PreparingScope } from '#wire/define-handler';
import { speakerOf } from '#wire/speaker-of';
import { otpDeliveryFor } from '../otp-delivery.ts';
import { freeFromOthers, proveOwn, readContact, type OwnContact } from '../contact-store.ts';

type Input = InputOf<typeof verifyChangeOtp>;

/** Checked only with a correct code: without one, nobody learns whether the password is right. */
const isPasswordRight = async (
  { password }: Input,
  { context: { databases }, who }: PreparingScope,
): Promise<boolean> => {
  if (password === undefined) return false;
  const { passwordHash } = await databases.system.transaction(speakerOf('caller', who), (tx) =>
    readContact(tx, accountOf(who)),
  );
  return verifyPassword(password, passwordHash);
};

/** Who showed a code gets a new cookie: one that was read before opens nothing soon. A program has only its token. */
const renewSession = async ({ context, tx, who, device, setCookie }: CallScope): Promise<void> => {
  if (device.cookie === null) return;
  const cookie = await context.sessions.renewIn(tx, sessionOf(who), device.cookie);
  if (cookie !== null) setCookie(cookie);
};

/** What must come with a code to the email: a password that a thief of the mailbox cannot just have set. */
const passwordRefusal = (
  { passwordSetAt }: OwnContact,
  isRight: boolean,
  now: Instant,
): 'password.wrong' | 'password.too-new' | null => {
  if (!isRight) return 'password.wrong';
  return isPasswordOldEnough(passwordSetAt?.getTime() ?? null, now) ? null : 'password.too-new';
};

/** A new contact gets a proof, and accounts that never proved it lose it. A typed email opens the account from now on. */
const proveNew = async (scope: CallScope, own: OwnContact, to: Recipient): Promise<void> => {
  const accountId = accountOf(scope.who);
  const isNew = await proveOwn(scope.tx, accountId, to, new Date(scope.now));
  await giveProof(scope, newContactProof(scope.context.vault, to));
  await freeFromOthers(scope.tx, to);
  if (isNew && to.channel === 'email' && own.isPhoneProven)
    await recordChange(scope, accountId, 'email', { ...own, email: null });
};

const proveStepUp = async (scope: CallScope, act: Act, to: Recipient): Promise<void> => {
  await proveOwn(scope.tx, accountOf(scope.who), to, new Date(scope.now));
  await giveProof(scope, to.channel === 'phone' ? byPhone(act) : byEmail(act));
};

export const verifyChangeOtpHandler = defineHandler(
  verifyChangeOtp,
  async (input, scope, isRight: boolean) => {
    const own = await readContact(scope.tx, accountOf(scope.who));
    const way = otpDeliveryFor(own, input);
    if (!way.ok) return way;
    const { to, needsPassword } = way.value;
    if (input.purpose === 'new-email') {
      const allowed = await mayChangeFact(scope, 'email');
      if (!allowed.ok) return allowed;
    }
    const device = `session:${sessionOf(scope.who)}`;
    const taken = await takeCode(scope, { purpose: input.purpose, to, device }, input.otp);
    if (!taken.ok) return taken;
    const wrong = needsPassword ? passwordRefusal(own, isRight, scope.now) : null;
    if (wrong !== null) return refused(wrong);
    const { purpose } = input;
    await (isAct(purpose) ? proveStepUp(scope, purpose, to) : proveNew(scope, own, to));
    await renewSession(scope);
    return accepted(null);
  },
  { as: 'system', of: 'caller', prepare: isPasswordRight },
);
