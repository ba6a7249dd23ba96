import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { stepUpNeeded } from '../refusals/step-up-details.ts';
import { textField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';
import { changeOtp, changeOtpFields } from './change-otp.ts';

/** A verified code allows one act in this session, for five minutes: the one that it was requested for. */
export const verifyChangeOtp = defineCall({
  name: 'verify-change-otp',
  path: 'auth/proof',
  programType: 'verifyChangeOtp',
  who: ['serviceman', 'customer'],
  writes: true,
  replay: 'outcome',
  fields: { ...changeOtpFields, otp: 'otp', password: 'password' },
  input: z.object({
    ...changeOtp,
    otp: textField(10),
    password: z.optional(textField(200)),
  }),
  output: nothing,
  details: stepUpNeeded,
  refusals: [
    'phone.invalid',
    'email.invalid',
    'step-up.no-way',
    'step-up.needed',
    'step-up.phone-needed',
    'step-up.too-new',
    'otp.mismatch',
    'otp.expired',
    'otp.too-many-tries',
    'password.wrong',
    'password.too-new',
  ],
  done: msg`OTP verified.`,
});
