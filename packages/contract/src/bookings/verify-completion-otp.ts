import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import {
  bookingRef,
  bookingRefFields,
  claimedTime,
  claimedTimeFields,
  textField,
} from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';
import { workRefusals } from './work-refusals.ts';

export const verifyCompletionOtp = defineCall({
  name: 'verify-completion-otp',
  path: 'orders/orders',
  programType: 'verifyOtp',
  spec: 16,
  who: ['serviceman'],
  writes: true,
  replay: 'reply',
  queued: true,
  fields: { ...bookingRefFields, otp: 'otp', ...claimedTimeFields },
  input: z.object({ ...bookingRef, otp: textField(12), ...claimedTime }),
  output: nothing,
  refusals: [...workRefusals('verify'), 'otp.mismatch', 'otp.expired', 'otp.too-many-tries'],
  done: msg`OTP verified.`,
});
