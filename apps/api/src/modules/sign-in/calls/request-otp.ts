import { requestOtp } from '@karigar/contract/sign-in/request-otp';
import { readPhone } from '@karigar/domain/identity/phone';
import { accepted, refused } from '@karigar/domain/result';
import { deviceHash } from '#auth/device';
import { defineHandler } from '#wire/define-handler';
import { provePhone } from '../prove-phone.ts';
import { sendCode } from '../send-code.ts';
import { readKnownEmail } from '../send-store.ts';

type Sent = Awaited<ReturnType<typeof sendCode>>;

const replyOf = (sent: Sent) => (sent.ok ? accepted({ ...sent.value, bypass: null }) : sent);

export const requestOtpHandler = defineHandler(
  requestOtp,
  async (input, scope) => {
    const { device, captcha } = input;
    const phone = readPhone(input.phone);
    if (phone === null) return refused('phone.invalid');
    if (scope.context.config.otp.testNumbers.includes(phone)) {
      return accepted({ retryAfterSeconds: 0, bypass: await provePhone(scope, phone, device) });
    }
    const to = { channel: 'phone', address: phone } as const;
    const request = { purpose: 'login', to, device } as const;
    if (input.by === undefined) return replyOf(await sendCode(scope, request, captcha));
    // Both are needed: a device of the account, and its mailbox. Everybody else gets one refusal.
    const hash = deviceHash(scope.context.vault, device);
    const email = await readKnownEmail(scope.tx, phone, hash);
    if (email === null) return refused('otp.no-email-way');
    const instead = { channel: 'email', address: email } as const;
    return replyOf(await sendCode(scope, { ...request, instead }, captcha));
  },
  { as: 'system', of: 'everyone', because: 'the account is found by what the caller shows' },
);
