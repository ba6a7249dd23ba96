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

/** An operator takes the booking from its assignee, who cannot come: somebody else is looked for. */
export const releaseBooking = defineCall({
  name: 'release-booking',
  path: 'console/bookings',
  programType: 'releaseBooking',
  who: ['operator'],
  desks: ['dispatch'],
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
    ...lifecycleRefusals('release', 'operator', BOOKING_STATES),
  ],
  done: msg`Released. Somebody else is looked for.`,
});
