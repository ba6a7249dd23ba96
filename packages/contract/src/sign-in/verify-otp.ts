import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { textField } from '../wire/text-fields.ts';
import { identity, phoneOnDevice } from './identity.ts';

/** Exchanges a valid code for our identity token, which call 1 takes. */
export const verifyOtp = defineCall({
  name: 'verify-otp',
  path: 'auth/otp',
  programType: 'verifyLoginOtp',
  who: 'anyone',
  writes: true,
  replay: 'outcome',
  fields: { phone: 'phone', device: 'device', otp: 'otp' },
  input: z.object({ ...phoneOnDevice, otp: textField(10) }),
  output: identity,
  refusals: ['phone.invalid', 'otp.mismatch', 'otp.expired', 'otp.too-many-tries'],
  done: msg`OTP verified.`,
});
