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
import { bookingRef, bookingRefFields, dateField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** An operator puts started work on hold for a serviceman who cannot: ill, or with a dead phone. */
export const holdForServiceman = defineCall({
  name: 'hold-for-serviceman',
  path: 'console/bookings',
  programType: 'holdForServiceman',
  who: ['operator'],
  desks: ['dispatch'],
  writes: true,
  replay: 'reply',
  fields: { ...bookingRefFields, ...seenVersionFields, until: 'holdTime', ...reasonFields },
  input: z.object({ ...bookingRef, ...seenVersion, until: dateField, ...writtenReason }),
  output: nothing,
  details: bookingChanged,
  refusals: [
    'booking.not-found',
    'booking.changed',
    'console.reason-missing',
    ...lifecycleRefusals('hold', 'operator', BOOKING_STATES),
    'hold.date-not-offered',
  ],
  done: msg`Work is on hold.`,
});
