import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { deviceField } from '../sign-in/session.ts';
import { otpTooSoon } from '../refusals/code-details.ts';
import { defineCall } from '../define-call.ts';
import { textField } from '../wire/fields.ts';
import { wholeNumber } from '../wire/values.ts';

/** A code for a forgotten password. Same reply for known and unknown accounts. */
export const requestRecoveryOtp = defineCall({
  name: 'request-recovery-otp',
  path: 'auth/recovery',
  programType: 'requestRecoveryOtp',
  who: 'anyone',
  writes: true,
  replay: 'reply',
  fields: { contact: 'contact', device: 'device', captcha: 'captcha' },
  input: z.object({
    /** A mobile number or an email. */
    contact: textField(254),
    device: deviceField,
    captcha: z.optional(textField(300)),
  }),
  output: z.object({ retryAfterSeconds: wholeNumber }),
  details: otpTooSoon,
  refusals: ['contact.invalid', 'otp.too-soon', 'otp.too-many-sends', 'captcha.needed'],
  done: msg`If we know it, a code is on its way.`,
});
