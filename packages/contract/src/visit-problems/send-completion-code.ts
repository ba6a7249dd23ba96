import { BOOKING_STATES } from '@karigar/domain/bookings/booking';
import { lifecycleRefusals } from '@karigar/domain/bookings/lifecycle';
import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** Sends the completion code by SMS to the customer's own phone, for either caller. The reply never contains it. */
export const sendCompletionCode = defineCall({
  name: 'send-completion-code',
  path: 'orders/exceptions',
  programType: 'sendCompletionCode',
  who: ['serviceman', 'customer'],
  writes: true,
  replay: 'reply',
  fields: bookingRefFields,
  input: z.object(bookingRef),
  output: nothing,
  refusals: [
    'booking.not-found',
    ...lifecycleRefusals('verify', 'serviceman', BOOKING_STATES),
    'otp.expired',
    'completion-code.no-phone',
    'completion-code.sent-enough',
    'completion-code.just-sent',
  ],
  done: msg`The OTP is on its way by SMS.`,
});
