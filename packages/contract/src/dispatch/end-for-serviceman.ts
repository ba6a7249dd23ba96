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
import { words } from '../wire/values.ts';

/** Asks to end started work for a serviceman whose phone does not work; a second person must agree. */
export const endForServiceman = defineCall({
  name: 'end-for-serviceman',
  path: 'console/bookings',
  programType: 'endForServiceman',
  who: ['operator'],
  desks: ['dispatch', 'help'],
  needs: 'fresh-passkey',
  writes: true,
  replay: 'reply',
  fields: { ...bookingRefFields, ...seenVersionFields, ...reasonFields },
  input: z.object({ ...bookingRef, ...seenVersion, ...writtenReason }),
  /** The number under which the second person finds it. */
  output: z.object({ countersign: words }),
  details: bookingChanged,
  refusals: [
    'booking.not-found',
    'booking.changed',
    'console.reason-missing',
    ...lifecycleRefusals('end', 'operator', BOOKING_STATES),
    'countersign.asked-already',
  ],
  done: msg`Asked. A second person must agree.`,
});
