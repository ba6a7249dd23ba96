import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField } from '../wire/fields.ts';
import { myBooking } from './my-booking.ts';

/** By booking id alone: a notification links to it without the order. */
export const getMyBooking = defineCall({
  name: 'get-my-booking',
  path: 'orders/orders',
  programType: 'getMyBooking',
  who: ['customer'],
  writes: false,
  fields: { bookingId: 'bookingId' },
  input: z.object({ bookingId: idField }),
  output: myBooking,
  refusals: ['booking.not-found'],
});
