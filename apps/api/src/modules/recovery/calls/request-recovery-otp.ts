import { requestRecoveryOtp } from '@karigar/contract/recovery/request-recovery-otp';
import { readRecipient } from '@karigar/domain/identity/recipient';
import { refused } from '@karigar/domain/result';
import { sendCode } from '#modules/sign-in/index';
import { defineHandler } from '#wire/define-handler';

/** Reads no account; the job that sends the code skips unknown contacts. */
export const requestRecoveryOtpHandler = defineHandler(
  requestRecoveryOtp,
  async (input, scope) => {
    const { device, captcha } = input;
    const to = readRecipient(input.contact);
    if (to === null) return refused('contact.invalid');
    return sendCode(scope, { purpose: 'recovery', to, device }, captcha);
  },
  { as: 'system', of: 'everyone', because: 'the account is found by what the caller shows' },
);
