import { BOOKING_STATES } from '@karigar/domain/bookings/booking';
import { lifecycleRefusals } from '@karigar/domain/bookings/lifecycle';
import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import {
  amountField,
  bookingRef,
  bookingRefFields,
  choiceField,
  textField,
} from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

export const cancelBooking = defineCall({
  name: 'cancel-booking',
  path: 'orders/orders',
  programType: 'cancelBooking',
  who: ['customer'],
  writes: true,
  replay: 'reply',
  fields: { ...bookingRefFields, why: 'why', reason: 'reason', charge: 'charge' },
  input: z.object({
    ...bookingRef,
    why: choiceField({
      'plans-changed': '1',
      'booked-wrong': '2',
      'too-long': '3',
      'found-other': '4',
      other: '5',
    }),
    /** In the customer's own words. */
    reason: z.optional(textField(500)),
    /** What it costs, as the customer read it (`cancelCharge`); without it only a free cancellation is taken. */
    charge: z.optional(amountField),
  }),
  output: nothing,
  refusals: [
    'booking.not-found',
    'booking.too-late-to-cancel',
    ...lifecycleRefusals('cancel', 'customer', BOOKING_STATES),
  ],
  done: msg`Booking cancelled.`,
});
