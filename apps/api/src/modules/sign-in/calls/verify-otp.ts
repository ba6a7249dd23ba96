import { verifyOtp } from '@karigar/contract/sign-in/verify-otp';
import { readPhone } from '@karigar/domain/identity/phone';
import { accepted, refused } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';
import { findByPhone } from '../account-store.ts';
import { provePhone } from '../prove-phone.ts';
import { takeCode } from '../take-code.ts';

export const verifyOtpHandler = defineHandler(
  verifyOtp,
  async (input, scope) => {
    const { device } = input;
    const phone = readPhone(input.phone);
    if (phone === null) return refused('phone.invalid');
    const to = { channel: 'phone', address: phone } as const;
    const taken = await takeCode(scope, { purpose: 'login', to, device }, input.otp);
    // Found in every case, so that the call takes equally long.
    scope.note({ subjectId: (await findByPhone(scope.tx, phone))?.id ?? null });
    return taken.ok ? accepted(await provePhone(scope, phone, device)) : taken;
  },
  { as: 'system', of: 'everyone', because: 'the account is found by what the caller shows' },
);
