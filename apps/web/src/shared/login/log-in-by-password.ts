import { loginWithPassword } from '@karigar/contract/accounts/login-with-password';
import type { CallResult } from '@karigar/contract/call-result';
import { call } from '../api/call.ts';
import { captchaParts } from '../captcha/captcha-parts.ts';
import { withCaptcha } from '../captcha/with-captcha.ts';
import { deviceId } from '../device/device-id.ts';
import { door } from '../session/entry.ts';

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
