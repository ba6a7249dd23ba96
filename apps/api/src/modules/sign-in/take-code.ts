import { tryOtpCode, type OtpCodeRefusal } from '@karigar/domain/identity/otp-code';
import { accepted, refused, type Result } from '@karigar/domain/result';
import { sameText } from '#platform/vault';
import type { CallScope } from '#wire/define-handler';
import { otpCallerOf, codeHash, type OtpRequest } from './otp-request.ts';
import { countOtpTry, readOtpCode, consumeOtpCode } from './otp-code-store.ts';

/** Whether the code matches purpose, recipient and device; a correct code is consumed. */
export const takeCode = async (
  scope: CallScope,
  request: OtpRequest,
  written: string,
): Promise<Result<null, OtpCodeRefusal>> => {
  const { tx, now, context, afterCommit } = scope;
  const caller = otpCallerOf(scope, request);
  const code = await readOtpCode(tx, caller);
  if (code === null) return refused('otp.expired');
  const tried = tryOtpCode({
    tries: code.tries,
    expiresAt: code.expires_at.getTime(),
    now,
    matches: () => sameText(code.code_hash, codeHash(scope, caller, written)),
  });
  if (!tried.ok) {
    if (tried.refusal === 'otp.mismatch') await countOtpTry(tx, caller);
    return tried;
  }
  await consumeOtpCode(tx, caller, new Date(now));
  afterCommit(async () => context.metrics.otpVerified());
  return accepted(null);
};
