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
import type { CallScope } from '#wire/define-handler';
import { otpCallerOf, codeHash, type OtpCaller, type OtpRequest } from './otp-request.ts';
import { keepOtpCode } from './otp-code-store.ts';
import { lockSends, readSends } from './send-store.ts';

const send = async (scope: CallScope, request: OtpRequest, caller: OtpCaller): Promise<void> => {
  const { tx, now, language, context, afterCommit } = scope;
  const code = writeOtpCode(randomInt(OTP_CODES));
  const validUntil = now + OTP_CODE_LIFE_MS;
  const sendId = await keepOtpCode(tx, caller, {
    hash: codeHash(scope, caller, code),
    sentAt: new Date(now),
    expiresAt: new Date(validUntil),
  });
  const { purpose, to } = request;
  const message = { sendId, purpose, to, code, language, validUntil };
  await addTask(tx, 'send-otp', sealOtp(context.vault, message));
  afterCommit(async () => context.metrics.otpSent());
};

/**
 * Sends a code within the limits, for any purpose. Reads no account, so that the reply cannot
 * differ for a known recipient.
 */
export const sendCode = async (
  scope: CallScope,
  request: OtpRequest,
  captcha: string | undefined,
) => {
  const { tx, now, context } = scope;
  const caller = otpCallerOf(scope, request);
  await lockSends(tx, caller);
  const history = await readSends(tx, caller, now);
  const { otp } = context.config;
  const allowed = maySendCode(history, { ...otp, perDay: otp.perDay[caller.channel] }, now);
  if (!allowed.ok) {
    const retryAfterSeconds = secondsUntilSend(history.recipient, now);
    return { ...allowed, details: { retryAfterSeconds } };
  }
  if (allowed.value.needsCaptcha && !(await takeCaptcha(scope, captcha ?? '')))
    return refused('captcha.needed');
  await send(scope, request, caller);
  const sends = [...history.recipient, now];
  return accepted({ retryAfterSeconds: secondsUntilSend(sends, now) });
};
