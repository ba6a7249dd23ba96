import { requestOtp } from '@karigar/contract/sign-in/request-otp';
import type { CallResult } from '@karigar/contract/call-result';
import { call } from '#platform/api/call';
import { captchaParts } from '#platform/captcha/captcha-parts';
import { withCaptcha } from '#platform/captcha/with-captcha';
import { deviceId } from '@karigar/client/device/device-id';

type Requested = CallResult<typeof requestOtp>;

/** Requests a code. If the server requires a captcha, the phone solves it in the background. */
export const requestCode = (phone: string): Promise<Requested> =>
  withCaptcha<typeof requestOtp>(
    (captcha) =>
      call(requestOtp, { phone, device: deviceId(), ...(captcha !== undefined && { captcha }) }),
    captchaParts,
  );
