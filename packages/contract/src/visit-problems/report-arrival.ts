import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { workRefusals } from '../bookings/work-refusals.ts';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields, degreesField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/**
 * The serviceman reports the arrival with the phone's position: the customer is notified, and the
 * waiting time begins.
 */
export const reportArrival = defineCall({
  name: 'report-arrival',
  path: 'orders/exceptions',
  programType: 'reportArrival',
  who: ['serviceman'],
  writes: true,
  replay: 'reply',
  fields: { ...bookingRefFields, latitude: 'latitude', longitude: 'longitude' },
  input: z.object({ ...bookingRef, latitude: degreesField, longitude: degreesField }),
  output: nothing,
  refusals: [...workRefusals('no-show'), 'door.not-known', 'door.too-far'],
  done: msg`The customer is told that you are here.`,
});
