import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { otpTooSoon } from '../refusals/code-details.ts';
import { defineCall } from '../define-call.ts';
import { textField } from '../wire/fields.ts';
import { wholeNumber } from '../wire/values.ts';
import { changeOtp, changeOtpFields } from './change-otp.ts';

/**
 * Sends a code for a change of the caller's account. Does not reveal whether a new phone belongs to
 * another account.
 */
export const requestChangeOtp = defineCall({
  name: 'request-change-otp',
  path: 'auth/proof',
  programType: 'requestChangeOtp',
  who: ['serviceman', 'customer'],
  writes: true,
  replay: 'reply',
  fields: { ...changeOtpFields, captcha: 'captcha' },
  input: z.object({ ...changeOtp, captcha: z.optional(textField(300)) }),
  output: z.object({
    /** Masked, so that the caller knows where to look. */
    sentTo: z.string(),
    retryAfterSeconds: wholeNumber,
  }),
  details: otpTooSoon,
  refusals: [
    'phone.invalid',
    'email.invalid',
    'step-up.no-way',
    'otp.too-soon',
    'otp.too-many-sends',
    'captcha.needed',
  ],
  done: msg`OTP sent successfully`,
});
