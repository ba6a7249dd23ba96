import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields } from '../wire/fields.ts';
import { upiRequest } from './upi-request.ts';

/** Makes a UPI request for the whole due; the same due returns the same code. */
export const askByUpi = defineCall({
  name: 'ask-by-upi',
  path: 'orders/payments',
  programType: 'askByUpi',
  who: ['serviceman'],
  writes: true,
  replay: 'reply',
  fields: bookingRefFields,
  input: z.object(bookingRef),
  output: upiRequest,
  refusals: [
    'booking.not-found',
    'payment.work-not-ended',
    'payment.nothing-due',
    'payment.mode-not-offered',
  ],
});
