import { loginWithPassword } from '@karigar/contract/sign-in/login-with-password';
import type { CallResult } from '@karigar/contract/call-result';
import { call } from '#shared/api/call';
import { captchaParts } from '#platform/captcha/captcha-parts';
import { withCaptcha } from '#platform/captcha/with-captcha';
import { deviceId } from '#platform/device/device-id';
import { door } from '#platform/session/entry';

/** Call 2. When somebody guesses at this email from elsewhere, the phone works a moment to get in. */
export const logInByPassword = (
  email: string,
  password: string,
): Promise<CallResult<typeof loginWithPassword>> => {
  const input = { email, password, door: door.get(), device: deviceId() };
  return withCaptcha(
    (captcha) => call(loginWithPassword, { ...input, ...(captcha !== undefined && { captcha }) }),
    captchaParts,
  );
};
