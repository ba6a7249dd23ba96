import { verifyChangeOtp } from '@karigar/contract/recovery/verify-change-otp';
import type { InputOf } from '@karigar/contract/define-call';
import type { Recipient } from '@karigar/domain/identity/recipient';
import { accepted, refused } from '@karigar/domain/result';
import { giveProof, newContactProof, STEP_UP } from '#auth-steps/fresh-proofs';
import { accountOf, sessionOf } from '#auth/who';
import { takeCode } from '#modules/sign-in/index';
import { SYSTEM } from '#platform/db';
import { verifyPassword } from '#platform/passwords';
import { defineHandler, type CallScope, type PreparingScope } from '#wire/define-handler';
import { otpDeliveryFor } from '../otp-delivery.ts';
import { freeFromOthers, proveOwn, readContact } from '../contact-store.ts';

type Input = InputOf<typeof verifyChangeOtp>;

/** Checked only with a correct code: without one, nobody learns whether the password is right. */
const isPasswordRight = async (
  { password }: Input,
  { context: { databases }, who }: PreparingScope,
): Promise<boolean> => {
  if (password === undefined) return false;
  const { passwordHash } = await databases.system.transaction(SYSTEM, (tx) =>
    readContact(tx, accountOf(who)),
  );
  return verifyPassword(password, passwordHash);
};

/** Marks an own contact as proven; a new contact gets a proof, and accounts that never proved it lose it. */
const prove = async (scope: CallScope, purpose: Input['purpose'], to: Recipient): Promise<void> => {
  const accountId = accountOf(scope.who);
  await proveOwn(scope.tx, accountId, to, new Date(scope.now));
  if (purpose === 'step-up') return giveProof(scope, STEP_UP);
  await freeFromOthers(scope.tx, accountId, to);
  return giveProof(scope, newContactProof(scope.context.vault, to));
};

export const verifyChangeOtpHandler = defineHandler(
  verifyChangeOtp,
  async (input, scope, isRight: boolean) => {
    const way = otpDeliveryFor(await readContact(scope.tx, accountOf(scope.who)), input);
    if (!way.ok) return way;
    const { to, needsPassword } = way.value;
    const device = `session:${sessionOf(scope.who)}`;
    const taken = await takeCode(scope, { purpose: input.purpose, to, device }, input.otp);
    if (!taken.ok) return taken;
    if (needsPassword && !isRight) return refused('password.wrong');
    await prove(scope, input.purpose, to);
    return accepted(null);
  },
  { as: 'system', prepare: isPasswordRight },
);
