import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { workRefusals } from '../bookings/work-refusals.ts';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields, degreesField } from '../wire/fields.ts';
import { amount } from '../wire/values.ts';

/**
 * Nobody opened: the serviceman was at the door, waited and called. Cancels the booking. The visit is
 * paid at once, or after an operator's check where something is unusual; the message says which.
 */
export const reportNotHome = defineCall({
  name: 'report-not-home',
  path: 'orders/exceptions',
  programType: 'reportNotHome',
  who: ['serviceman'],
  writes: true,
  replay: 'reply',
  fields: { ...bookingRefFields, latitude: 'latitude', longitude: 'longitude' },
  input: z.object({ ...bookingRef, latitude: degreesField, longitude: degreesField }),
  /** The serviceman's share of it; 0.00 while an operator checks the visit. */
  output: z.object({ earned: amount }),
  refusals: [
    ...workRefusals('no-show'),
    'door.not-known',
    'door.too-far',
    'not-home.not-arrived',
    'not-home.too-early',
    'not-home.call-first',
    /** Then the visit is reported by `report-missed-visit`, and an operator decides. */
    'not-home.too-many',
  ],
  done: msg`Recorded. Your visit is paid.`,
});
