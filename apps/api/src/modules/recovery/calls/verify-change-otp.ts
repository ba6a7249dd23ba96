import { verifyChangeOtp } from '@karigar/contract/recovery/verify-change-otp';
import type { InputOf } from '@karigar/contract/define-call';
import type { Recipient } from '@karigar/domain/identity/recipient';
import { accepted, refused } from '@karigar/domain/result';
import { giveProof, newContactProof, STEP_UP } from '#auth-steps/fresh-proofs';
import { accountOf, sessionOf } from '#auth/who';
import { takeCode } from '#modules/otp/index';
import { SYSTEM } from '#platform/db';
import { verifyPassword } from '#platform/passwords';
import { answer, type CallScope, type PreparingScope } from '#wire/define-handler';
import { changeWay } from '../otp-delivery.ts';
import { freeFromOthers, proveOwn, readContact } from '../contact-store.ts';

type Input = InputOf<typeof verifyChangeOtp>;

/** Asked of the right code only: without one, nobody learns whether the password is right. */
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

/** His own becomes proven; another one may become his, and is nobody's who only wrote it down. */
const prove = async (scope: CallScope, purpose: Input['purpose'], to: Recipient): Promise<void> => {
  const accountId = accountOf(scope.who);
  await proveOwn(scope.tx, accountId, to, new Date(scope.now));
  if (purpose === 'step-up') return giveProof(scope, STEP_UP);
  await freeFromOthers(scope.tx, accountId, to);
  return giveProof(scope, newContactProof(scope.context.vault, to));
};

export const verifyChangeOtpAnswer = answer(
  verifyChangeOtp,
  async (input, scope, isRight: boolean) => {
    const way = changeWay(await readContact(scope.tx, accountOf(scope.who)), input);
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
