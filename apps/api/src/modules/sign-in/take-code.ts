import { tryOtpCode, type OtpCodeRefusal } from '@karigar/domain/identity/otp-code';
import { accepted, refused, type Result } from '@karigar/domain/result';
import { sameText } from '#platform/vault';
import type { CallScope } from '#wire/define-handler';
import { askerOf, codeHash, type Asking } from './otp-request.ts';
import { countOtpTry, readOtpCode, useOtpCode } from './otp-code-store.ts';

/** Whether it is the code that was sent for this, here; a right one is used up. */
export const takeCode = async (
  scope: CallScope,
  asking: Asking,
  written: string,
): Promise<Result<null, OtpCodeRefusal>> => {
  const { tx, now, context, afterCommit } = scope;
  const asker = askerOf(scope, asking);
  const code = await readOtpCode(tx, asker);
  if (code === null) return refused('otp.expired');
  const tried = tryOtpCode({
    tries: code.tries,
    expiresAt: code.expires_at.getTime(),
    now,
    matches: () => sameText(code.code_hash, codeHash(scope, asker, written)),
  });
  if (!tried.ok) {
    if (tried.refusal === 'otp.mismatch') await countOtpTry(tx, asker);
    return tried;
  }
  await useOtpCode(tx, asker, new Date(now));
  afterCommit(async () => context.metrics.otpVerified());
  return accepted(null);
};
