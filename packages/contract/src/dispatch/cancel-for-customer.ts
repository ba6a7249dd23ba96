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
import { bookingRef, bookingRefFields, choiceField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** An operator cancels for the customer; `visit` charges what the customer would be charged, and has agreed to. */
export const cancelForCustomer = defineCall({
  name: 'cancel-for-customer',
  path: 'console/bookings',
  programType: 'cancelForCustomer',
  who: ['operator'],
  desks: ['dispatch', 'help'],
  writes: true,
  replay: 'reply',
  fields: { ...bookingRefFields, ...seenVersionFields, charge: 'charge', ...reasonFields },
  input: z.object({
    ...bookingRef,
    ...seenVersion,
    charge: choiceField({ none: 'none', visit: 'visit' }),
    ...writtenReason,
  }),
  output: nothing,
  details: bookingChanged,
  refusals: [
    'booking.not-found',
    'booking.changed',
    'console.reason-missing',
    ...lifecycleRefusals('cancel', 'operator', BOOKING_STATES),
  ],
  done: msg`Booking cancelled.`,
});
