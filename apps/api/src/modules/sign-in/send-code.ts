import { randomInt } from 'node:crypto';
import {
  extraCaptchaBits,
  maySendCode,
  maySendToKnown,
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
import { lockSends, readSends, readStanding } from './send-store.ts';

type Sending = {
  readonly caller: OtpCaller;
  readonly isKnown: boolean;
  readonly isMessage: boolean;
};

const send = async (
  scope: CallScope,
  { purpose, to, instead = to }: OtpRequest,
  { caller, isKnown, isMessage }: Sending,
): Promise<void> => {
  const { tx, now, language, context, afterCommit } = scope;
  const code = writeOtpCode(randomInt(OTP_CODES));
  const validUntil = now + OTP_CODE_LIFE_MS;
  const sendId = await keepOtpCode(tx, caller, {
    hash: codeHash(scope, caller, code),
    sentAt: new Date(now),
    expiresAt: new Date(validUntil),
    isKnown,
    isMessage,
  });
  const message = { sendId, purpose, to: instead, code, language, validUntil };
  // The task is written either way, so that the call takes the same time.
  await addTask(tx, 'send-otp', sealOtp(context.vault, { ...message, isMessage }));
  if (isMessage) afterCommit(async () => context.metrics.otpSent());
};

/**
 * Sends a code within the limits, for any purpose. A stranger gets the same reply for a recipient
 * with and without an account; only a device of the account has its own quota.
 */
export const sendCode = async (
  scope: CallScope,
  request: OtpRequest,
  captcha: string | undefined,
) => {
  const { tx, now, context } = scope;
  const caller = otpCallerOf(scope, request);
  const standing = await readStanding(tx, request.to, caller.device);
  const isKnown = standing.isKnown || request.isOwn === true;
  await lockSends(tx, caller, isKnown);
  const history = await readSends(tx, caller, isKnown, now);
  const { otp } = context.config;
  const decide = isKnown ? maySendToKnown : maySendCode;
  const allowed = decide(history, { ...otp, perDay: otp.perDay[caller.channel] }, now);
  if (!allowed.ok) {
    const retryAfterSeconds = secondsUntilSend(history.recipient, now);
    return { ...allowed, details: { retryAfterSeconds } };
  }
  const { needsCaptcha, onlyToAccounts } = allowed.value;
  if (needsCaptcha && !(await takeCaptcha(scope, captcha ?? '', extraCaptchaBits(history))))
    return refused('captcha.needed');
  const isMessage = !onlyToAccounts || standing.hasAccount;
  await send(scope, request, { caller, isKnown, isMessage });
  const sends = [...history.recipient, now];
  return accepted({ retryAfterSeconds: secondsUntilSend(sends, now) });
};
