import { BOOKING_STATES } from '@karigar/domain/bookings/booking';
import { lifecycleRefusals } from '@karigar/domain/bookings/lifecycle';
import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingChanged } from '../refusals/dispatch-details.ts';
import { seenVersion, seenVersionFields } from '../wire/console-fields.ts';
import { bookingRef, bookingRefFields } from '../wire/fields.ts';
import { wholeNumber } from '../wire/values.ts';

/** An operator asks the next three servicemen now. After nobody took the booking, the search begins again. */
export const offerBooking = defineCall({
  name: 'offer-booking',
  path: 'console/bookings',
  programType: 'offerBooking',
  who: ['operator'],
  desks: ['dispatch'],
  writes: true,
  replay: 'reply',
  fields: { ...bookingRefFields, ...seenVersionFields },
  input: z.object({ ...bookingRef, ...seenVersion }),
  /** How many were asked; never who. */
  output: z.object({ asked: wholeNumber }),
  details: bookingChanged,
  refusals: [
    'booking.not-found',
    'booking.changed',
    ...lifecycleRefusals('offer', 'operator', BOOKING_STATES),
    'offer.nobody-left',
  ],
  done: msg`Asked.`,
});
