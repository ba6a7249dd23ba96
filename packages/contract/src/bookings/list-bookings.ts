import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { choiceField, numberField } from '../wire/fields.ts';
import { listOf } from '../wire/values.ts';
import { booking } from './booking.ts';

/** Without limit and page, the reply has all bookings. */
export const listBookings = defineCall({
  name: 'list-bookings',
  path: 'orders/orders',
  programType: 'getBookingDetailsForServiceMan',
  spec: 5,
  who: ['serviceman'],
  writes: false,
  fields: { which: 'bookingStatus', limit: 'limit', page: 'page' },
  input: z.object({
    which: choiceField({ live: '1', history: '6' }),
    limit: z.optional(numberField(1, 100)),
    page: z.optional(numberField(1, 1_000_000)),
  }),
  output: listOf(booking),
  refusals: [],
});
