import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { otpTooSoon } from '../refusals/code-details.ts';
import { defineCall } from '../define-call.ts';
import { wholeNumber } from '../first-values.ts';
import { identity, phoneOnDevice } from './identity.ts';
import { choiceField } from '../wire/text-fields.ts';
import { captchaField } from './session.ts';

/** Sends or resends a login code. Same reply for known and unknown numbers. */
export const requestOtp = defineCall({
  name: 'request-otp',
  path: 'auth/otp',
  programType: 'requestOtp',
  who: 'anyone',
  writes: true,
  replay: 'reply',
  fields: { phone: 'phone', device: 'device', captcha: 'captcha', by: 'by' },
  input: z.object({
    ...phoneOnDevice,
    captcha: z.optional(captchaField),
    /** To the proven email of the account instead, on a device that has been inside it. */
    by: z.optional(choiceField({ email: 'email' })),
  }),
  output: z.object({
    retryAfterSeconds: wholeNumber,
    /** Of a configured test number; production has none. */
    bypass: z.nullable(identity),
  }),
  details: otpTooSoon,
  refusals: [
    'phone.invalid',
    'otp.no-email-way',
    'otp.too-soon',
    'otp.too-many-sends',
    'captcha.needed',
  ],
  done: msg`OTP sent successfully`,
});
