import { BOOKING_STATES } from '@karigar/domain/bookings/booking';
import { lifecycleRefusals } from '@karigar/domain/bookings/lifecycle';
import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingChanged } from '../refusals/dispatch-details.ts';
import {
  reasonFields,
  seenVersion,
  seenVersionFields,
  writtenReason,
} from '../wire/console-fields.ts';
import { bookingRef, bookingRefFields } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** An operator opens a booking that was cancelled, or that nobody took: the search begins again. */
export const reopenBooking = defineCall({
  name: 'reopen-booking',
  path: 'console/bookings',
  programType: 'reopenBooking',
  who: ['operator'],
  desks: ['dispatch', 'help'],
  writes: true,
  replay: 'reply',
  fields: { ...bookingRefFields, ...seenVersionFields, ...reasonFields },
  input: z.object({ ...bookingRef, ...seenVersion, ...writtenReason }),
  output: nothing,
  details: bookingChanged,
  refusals: [
    'booking.not-found',
    'booking.changed',
    'console.reason-missing',
    ...lifecycleRefusals('reopen', 'operator', BOOKING_STATES),
    'booking.already-started',
    'booking.charged',
    'slot.not-offered',
  ],
  done: msg`Open again. Somebody is looked for.`,
});
