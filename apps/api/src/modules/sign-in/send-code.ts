import { randomInt } from 'node:crypto';
import {
  maySendCode,
  OTP_CODE_LIFE_MS,
  OTP_CODES,
  secondsUntilSend,
  writeOtpCode,
} from '@karigar/domain/identity/otp-code';
import { accepted, refused } from '@karigar/domain/result';
import { takeCaptcha } from '#auth-steps/captcha';
import { sealOtp } from '#platform/otp-message';
import { addTask } from '#relay/outbox-store';
import type { CallScope, HandlerResult } from '#wire/define-handler';
import { askerOf, codeHash, type Asker, type Asking } from './otp-request.ts';
import { keepOtpCode } from './otp-code-store.ts';
import { lockSends, readSends } from './send-store.ts';

const send = async (scope: CallScope, asking: Asking, asker: Asker): Promise<void> => {
  const { tx, now, language, context, afterCommit } = scope;
  const code = writeOtpCode(randomInt(OTP_CODES));
  const validUntil = now + OTP_CODE_LIFE_MS;
  const sendId = await keepOtpCode(tx, asker, {
    hash: codeHash(scope, asker, code),
    sentAt: new Date(now),
    expiresAt: new Date(validUntil),
  });
  const { purpose, to } = asking;
  const message = { sendId, purpose, to, code, language, validUntil };
  await addTask(tx, 'send-otp', sealOtp(context.vault, message));
  afterCommit(async () => context.metrics.otpSent());
};

/**
 * Sends a code within the limits, whatever it is for. Accounts are not looked at: there is nothing
 * here that could differ for a recipient we know.
 */
export const sendCode = async (
  scope: CallScope,
  asking: Asking,
  captcha: string | undefined,
): Promise<HandlerResult<{ readonly retryAfterSeconds: number }>> => {
  const { tx, now, context } = scope;
  const asker = askerOf(scope, asking);
  await lockSends(tx, asker);
  const history = await readSends(tx, asker, now);
  const { otp } = context.config;
  const allowed = maySendCode(history, { ...otp, perDay: otp.perDay[asker.channel] }, now);
  if (!allowed.ok) {
    const retryAfterSeconds = secondsUntilSend(history.recipient, now);
    return { ...allowed, details: { retryAfterSeconds } };
  }
  if (allowed.value.needsCaptcha && !(await takeCaptcha(scope, captcha ?? '')))
    return refused('captcha.needed');
  await send(scope, asking, asker);
  const sends = [...history.recipient, now];
  return accepted({ retryAfterSeconds: secondsUntilSend(sends, now) });
};
