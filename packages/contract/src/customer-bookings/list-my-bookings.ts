import * as z from 'zod/mini';
import { booking } from '../bookings/booking.ts';
import { defineCall } from '../define-call.ts';
import { choiceField, numberField } from '../wire/fields.ts';
import { listOf } from '../wire/values.ts';

/** The customer's own bookings. Without limit and page, the reply has all of them. */
export const listMyBookings = defineCall({
  name: 'list-my-bookings',
  path: 'orders/orders',
  programType: 'getMyBookings',
  who: ['customer'],
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
