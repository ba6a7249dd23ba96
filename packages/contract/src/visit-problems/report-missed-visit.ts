import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { workRefusals } from '../bookings/work-refusals.ts';
import { defineCall } from '../define-call.ts';
import {
  bookingRef,
  bookingRefFields,
  claimedTime,
  claimedTimeFields,
  dateTimeField,
  degreesField,
  numberField,
} from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/**
 * A no-show reported offline: arrival, departure, and the phone's position if known. It may arrive
 * much later. It charges nothing; an operator decides.
 */
export const reportMissedVisit = defineCall({
  name: 'report-missed-visit',
  path: 'orders/exceptions',
  programType: 'reportMissedVisit',
  who: ['serviceman'],
  writes: true,
  replay: 'reply',
  queued: true,
  fields: {
    ...bookingRefFields,
    arrivedAt: 'arrivalTime',
    latitude: 'latitude',
    longitude: 'longitude',
    accuracy: 'accuracy',
    ...claimedTimeFields,
  },
  input: z.object({
    ...bookingRef,
    arrivedAt: dateTimeField,
    latitude: z.optional(degreesField),
    longitude: z.optional(degreesField),
    /** In metres, as reported by the phone. */
    accuracy: z.optional(numberField(0, 100_000)),
    ...claimedTime,
  }),
  output: nothing,
  refusals: [...workRefusals('no-show'), 'booking.moved'],
  done: msg`Noted. Our team will check it and decide about the visit.`,
});
