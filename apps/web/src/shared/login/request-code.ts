import { requestOtp } from '@karigar/contract/accounts/request-otp';
import { isDefinitive, type CallResult } from '@karigar/contract/call-result';
import { call } from '../api/call.ts';
import { captchaParts } from '../captcha/captcha-parts.ts';
import { withCaptcha } from '../captcha/with-captcha.ts';
import { deviceId } from '../device/device-id.ts';

type Requested = CallResult<typeof requestOtp>;

/** A request whose answer was lost keeps its key: the next tap asks for its outcome, not for a second SMS. */
let open: { readonly phone: string; readonly key: string } | null = null;

const ask = async (phone: string, captcha?: string): Promise<Requested> => {
  const key = open?.phone === phone ? open.key : crypto.randomUUID();
  open = { phone, key };
  const input = { phone, device: deviceId(), ...(captcha !== undefined && { captcha }) };
  const result = await call(requestOtp, input, { key });
  if (isDefinitive(result)) open = null;
  return result;
};

/** Asks for a code. Where the server wants proof that no robot asks, the phone does the work unseen. */
export const requestCode = (phone: string): Promise<Requested> =>
  withCaptcha<typeof requestOtp>((captcha) => ask(phone, captcha), captchaParts);
