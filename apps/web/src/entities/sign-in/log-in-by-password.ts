import { loginWithPassword } from '@karigar/contract/sign-in/login-with-password';
import type { CallResult } from '@karigar/contract/call-result';
import { call } from '#platform/api/call';
import { newKey } from '@karigar/client/api/call-keys';
import { captchaParts } from '#platform/captcha/captcha-parts';
import { withCaptcha } from '#platform/captcha/with-captcha';
import { deviceId } from '@karigar/client/device/device-id';
import { door } from '#platform/session/entry';

/** Call 2. While somebody guesses this email's password from elsewhere, the phone solves a captcha. */
export const logInByPassword = (
  email: string,
  password: string,
): Promise<CallResult<typeof loginWithPassword>> => {
  const input = { email, password, door: door.get() ?? undefined, device: deviceId() };
  return withCaptcha(
    (captcha) =>
      call(loginWithPassword, { ...input, ...(captcha !== undefined && { captcha }) }, newKey()),
    captchaParts,
  );
};
