import { getCaptcha } from '@karigar/contract/accounts/get-captcha';
import { requestOtp } from '@karigar/contract/accounts/request-otp';
import { isDefinitive, type CallResult } from '@karigar/contract/call-result';
import { call } from '../api/call.ts';
import { workCaptcha } from '../captcha/work-captcha.ts';
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
export const requestCode = async (phone: string): Promise<Requested> => {
  const first = await ask(phone);
  if (first.kind !== 'refused' || first.code !== 'captcha.needed') return first;
  const captcha = await call(getCaptcha, {});
  if (captcha.kind !== 'ok') return captcha;
  const solved = await workCaptcha(captcha.data);
  return solved === null ? first : ask(phone, solved);
};
