import { verifyOtp } from '@karigar/contract/accounts/verify-otp';
import { tryLoginCode } from '@karigar/domain/identity/login-code';
import { readPhone } from '@karigar/domain/identity/phone';
import { accepted, refused } from '@karigar/domain/result';
import { sameText } from '#platform/vault';
import { answer } from '#wire/handler';
import { askerOf, codeHash } from '../asker.ts';
import { countLoginTry, readLoginCode, useLoginCode } from '../login-code-store.ts';
import { provePhone } from '../prove-phone.ts';

export const verifyOtpAnswer = answer(verifyOtp, async (input, scope) => {
  const { tx, now, context, afterCommit } = scope;
  const phone = readPhone(input.phone);
  if (phone === null) return refused('phone.invalid');
  const asker = askerOf(scope, phone, input.device);
  const code = await readLoginCode(tx, asker);
  if (code === null) return refused('otp.expired');
  const tried = tryLoginCode({
    tries: code.tries,
    expiresAt: code.expires_at.getTime(),
    now,
    matches: () => sameText(code.code_hash, codeHash(scope, asker, input.otp)),
  });
  if (!tried.ok) {
    if (tried.refusal === 'otp.mismatch') await countLoginTry(tx, asker);
    return tried;
  }
  await useLoginCode(tx, asker, new Date(now));
  afterCommit(async () => context.metrics.otpVerified());
  return accepted(await provePhone(scope, phone));
});
