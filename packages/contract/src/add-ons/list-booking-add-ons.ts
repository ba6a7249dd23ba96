import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields } from '../wire/fields.ts';
import { listOf } from '../wire/values.ts';
import { bookingAddOn } from './booking-add-on.ts';

export const listBookingAddOns = defineCall({
  name: 'list-booking-add-ons',
  path: 'orders/orders',
  programType: 'getAddOnsListForBooking',
  spec: 10,
  who: ['serviceman', 'customer'],
  writes: false,
  fields: bookingRefFields,
  input: z.object(bookingRef),
  output: listOf(bookingAddOn),
  refusals: ['booking.not-found'],
});
