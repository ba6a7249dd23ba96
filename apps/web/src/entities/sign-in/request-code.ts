import { requestOtp } from '@karigar/contract/sign-in/request-otp';
import { isDefinitive, type CallResult } from '@karigar/contract/call-result';
import { call } from '#platform/api/call';
import { captchaParts } from '#platform/captcha/captcha-parts';
import { withCaptcha } from '#platform/captcha/with-captcha';
import { deviceId } from '#platform/device/device-id';

type Requested = CallResult<typeof requestOtp>;

/** A request whose reply was lost keeps its idempotency key: the next tap gets its result, not a second SMS. */
let open: { readonly phone: string; readonly key: string } | null = null;

const ask = async (phone: string, captcha?: string): Promise<Requested> => {
  const key = open?.phone === phone ? open.key : crypto.randomUUID();
  open = { phone, key };
  const input = { phone, device: deviceId(), ...(captcha !== undefined && { captcha }) };
  const result = await call(requestOtp, input, { key });
  if (isDefinitive(result)) open = null;
  return result;
};

/** Requests a code. If the server requires a captcha, the phone solves it in the background. */
export const requestCode = (phone: string): Promise<Requested> =>
  withCaptcha<typeof requestOtp>((captcha) => ask(phone, captcha), captchaParts);
