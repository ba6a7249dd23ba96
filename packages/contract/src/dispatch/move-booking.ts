import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingChanged } from '../refusals/dispatch-details.ts';
import { slotFull } from '../refusals/order-details.ts';
import {
  reasonFields,
  seenVersion,
  seenVersionFields,
  writtenReason,
} from '../wire/console-fields.ts';
import { bookingRef, bookingRefFields, dateTimeField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** An operator moves the visit, as agreed with the customer. An assignee who is free then keeps it. */
export const moveBooking = defineCall({
  name: 'move-booking',
  path: 'console/bookings',
  programType: 'moveBooking',
  who: ['operator'],
  desks: ['dispatch'],
  writes: true,
  replay: 'reply',
  fields: { ...bookingRefFields, ...seenVersionFields, at: 'slot', ...reasonFields },
  input: z.object({ ...bookingRef, ...seenVersion, at: dateTimeField, ...writtenReason }),
  output: nothing,
  details: { ...bookingChanged, ...slotFull },
  refusals: [
    'booking.not-found',
    'booking.changed',
    'console.reason-missing',
    'booking.already-started',
    'booking.already-ended',
    'booking.already-completed',
    'booking.cancelled',
    'slot.not-offered',
    'slot.full',
  ],
  done: msg`Booking moved.`,
});
