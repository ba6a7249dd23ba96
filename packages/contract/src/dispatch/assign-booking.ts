import { BOOKING_STATES } from '@karigar/domain/bookings/booking';
import { lifecycleRefusals } from '@karigar/domain/bookings/lifecycle';
import { NOT_ELIGIBLE } from '@karigar/domain/offers/eligibility';
import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingChanged, servicemanNotFit } from '../refusals/dispatch-details.ts';
import {
  maybeReason,
  reasonFields,
  seenVersion,
  seenVersionFields,
  wordField,
} from '../wire/console-fields.ts';
import { bookingRef, bookingRefFields, idField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

const against = wordField(NOT_ELIGIBLE);

/**
 * An operator assigns a booking to a serviceman, also one that is already assigned. `version` is the one the operator
 * saw. A serviceman who does not fit is assigned only when the operator names every reason against it and writes why.
 */
export const assignBooking = defineCall({
  name: 'assign-booking',
  path: 'console/bookings',
  programType: 'assignBooking',
  who: ['operator'],
  desks: ['dispatch'],
  writes: true,
  replay: 'reply',
  fields: {
    ...bookingRefFields,
    ...seenVersionFields,
    servicemanId: 'servicemanId',
    evenThough: 'evenThough[]',
    ...reasonFields,
  },
  input: z.object({
    ...bookingRef,
    ...seenVersion,
    servicemanId: idField,
    evenThough: z.optional(z.array(against).check(z.maxLength(NOT_ELIGIBLE.length))),
    ...maybeReason,
  }),
  output: nothing,
  details: { ...bookingChanged, ...servicemanNotFit },
  refusals: [
    'booking.not-found',
    'booking.changed',
    'serviceman.not-found',
    'serviceman.not-fit',
    'console.reason-missing',
    ...lifecycleRefusals('assign', 'operator', BOOKING_STATES),
  ],
  done: msg`Booking assigned.`,
});
