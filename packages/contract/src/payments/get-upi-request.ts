import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields } from '../wire/fields.ts';
import { flag } from '../wire/values.ts';
import { upiRequest } from './upi-request.ts';

/** Whether UPI is available, and the open UPI request. */
export const getUpiRequest = defineCall({
  name: 'get-upi-request',
  path: 'orders/payments',
  programType: 'getUpiRequest',
  who: ['serviceman', 'customer'],
  writes: false,
  fields: bookingRefFields,
  input: z.object(bookingRef),
  output: z.object({ isOffered: flag, waiting: z.nullable(upiRequest) }),
  refusals: ['booking.not-found'],
});
