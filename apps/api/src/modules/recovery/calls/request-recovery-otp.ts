import { requestRecoveryOtp } from '@karigar/contract/recovery/request-recovery-otp';
import { readRecipient } from '@karigar/domain/identity/recipient';
import { refused } from '@karigar/domain/result';
import { sendCode } from '#modules/otp/index';
import { answer } from '#wire/define-handler';

/** No account is looked at here; the job that sends the code leaves out whom we do not know. */
export const requestRecoveryOtpAnswer = answer(requestRecoveryOtp, async (input, scope) => {
  const { device, captcha } = input;
  const to = readRecipient(input.contact);
  if (to === null) return refused('contact.invalid');
  return sendCode(scope, { purpose: 'recovery', to, device }, captcha);
});
