import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { slotFull } from '../refusals/order-details.ts';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields, dateTimeField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** Moves the visit to another slot, at the same address and price; the assignee stays, or the search begins again. */
export const rescheduleBooking = defineCall({
  name: 'reschedule-booking',
  path: 'orders/slots',
  programType: 'rescheduleBooking',
  who: ['customer'],
  writes: true,
  replay: 'reply',
  fields: { ...bookingRefFields, at: 'slot' },
  input: z.object({ ...bookingRef, at: dateTimeField }),
  output: nothing,
  details: slotFull,
  refusals: [
    'booking.not-found',
    'booking.already-started',
    'booking.already-ended',
    'booking.already-completed',
    'booking.cancelled',
    'booking.too-late-to-move',
    'slot.not-offered',
    'slot.full',
  ],
  done: msg`The time is changed.`,
});
