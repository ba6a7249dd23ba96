import { requestOtp } from '@karigar/contract/sign-in/request-otp';
import { readPhone } from '@karigar/domain/identity/phone';
import { accepted, refused } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';
import { provePhone } from '../prove-phone.ts';
import { sendCode } from '../send-code.ts';

export const requestOtpHandler = defineHandler(requestOtp, async (input, scope) => {
  const { device, captcha } = input;
  const phone = readPhone(input.phone);
  if (phone === null) return refused('phone.invalid');
  if (scope.context.config.otp.testNumbers.includes(phone)) {
    return accepted({ retryAfterSeconds: 0, bypass: await provePhone(scope, phone, device) });
  }
  const to = { channel: 'phone', address: phone } as const;
  const sent = await sendCode(scope, { purpose: 'login', to, device }, captcha);
  return sent.ok ? accepted({ ...sent.value, bypass: null }) : sent;
});
