import type { Context } from '#context';
import type { Task } from '#platform/job-worker';
import { openLoginOtp } from '#platform/login-otp-message';

export const sendLoginOtp =
  ({ vault, sms, clock }: Context): Task =>
  async (payload) => {
    const { phone, code, language, validUntil } = openLoginOtp(vault, payload);
    // A code that is no good any more would only be taken for the newer one.
    if (clock() > validUntil) return;
    await sms.send({ to: phone, template: 'login-otp', values: { code }, language });
  };
