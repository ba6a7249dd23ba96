import { randomInt } from 'node:crypto';
import { requestOtp } from '@karigar/contract/accounts/request-otp';
import {
  LOGIN_CODE_LIFE_MS,
  LOGIN_CODES,
  maySendCode,
  secondsUntilSend,
  writeLoginCode,
} from '@karigar/domain/identity/login-code';
import { readPhone } from '@karigar/domain/identity/phone';
import { accepted, refused } from '@karigar/domain/result';
import { takeCaptcha } from '#auth/captcha';
import { sealLoginOtp } from '#platform/login-otp-message';
import { addTask } from '#relay/outbox-store';
import { answer, type CallScope } from '#wire/handler';
import { askerOf, codeHash, type Asker } from '../asker.ts';
import { keepLoginCode } from '../login-code-store.ts';
import { provePhone } from '../prove-phone.ts';
import { lockSends, readSends } from '../send-store.ts';

const send = async (scope: CallScope, phone: string, asker: Asker): Promise<void> => {
  const { tx, now, language, context, afterCommit } = scope;
  const code = writeLoginCode(randomInt(LOGIN_CODES));
  const validUntil = now + LOGIN_CODE_LIFE_MS;
  const sendId = await keepLoginCode(tx, asker, {
    hash: codeHash(scope, asker, code),
    sentAt: new Date(now),
    expiresAt: new Date(validUntil),
  });
  const message = { sendId, phone, code, language, validUntil };
  await addTask(tx, 'send-login-otp', sealLoginOtp(context.vault, message));
  afterCommit(async () => context.metrics.otpSent());
};

/** Accounts are not looked at: there is nothing here that could differ for a number we know. */
export const requestOtpAnswer = answer(requestOtp, async (input, scope) => {
  const { tx, now, context } = scope;
  const phone = readPhone(input.phone);
  if (phone === null) return refused('phone.invalid');
  if (context.config.otp.testNumbers.includes(phone)) {
    return accepted({ retryAfterSeconds: 0, bypass: await provePhone(scope, phone) });
  }
  const asker = askerOf(scope, phone, input.device);
  await lockSends(tx, asker);
  const history = await readSends(tx, asker, now);
  const allowed = maySendCode(history, context.config.otp, now);
  if (!allowed.ok) {
    const retryAfterSeconds = secondsUntilSend(history.phone, now);
    return { ...allowed, details: { retryAfterSeconds } };
  }
  if (allowed.value.needsCaptcha && !(await takeCaptcha(scope, input.captcha ?? '')))
    return refused('captcha.needed');
  await send(scope, phone, asker);
  const retryAfterSeconds = secondsUntilSend([...history.phone, now], now);
  return accepted({ retryAfterSeconds, bypass: null });
});
