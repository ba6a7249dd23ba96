import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { otpTooSoon } from '../refusals/code-details.ts';
import { defineCall } from '../define-call.ts';
import { wholeNumber } from '../first-values.ts';
import { identity, phoneOnDevice } from './identity.ts';
import { captchaField } from './session.ts';

/** Sends or resends a login code. Same reply for known and unknown numbers. */
export const requestOtp = defineCall({
  name: 'request-otp',
  path: 'auth/otp',
  programType: 'requestOtp',
  who: 'anyone',
  writes: true,
  replay: 'reply',
  fields: { phone: 'phone', device: 'device', captcha: 'captcha' },
  input: z.object({
    ...phoneOnDevice,
    captcha: z.optional(captchaField),
  }),
  output: z.object({
    retryAfterSeconds: wholeNumber,
    /** Of a configured test number; production has none. */
    bypass: z.nullable(identity),
  }),
  details: otpTooSoon,
  refusals: ['phone.invalid', 'otp.too-soon', 'otp.too-many-sends', 'captcha.needed'],
  done: msg`OTP sent successfully`,
});
