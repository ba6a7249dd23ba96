import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields } from '../wire/fields.ts';
import { instant, wholeNumber } from '../wire/values.ts';

/** The caller's open alarm of a booking; null for none. */
export const getAlarm = defineCall({
  name: 'get-alarm',
  path: 'users/safety',
  programType: 'getAlarm',
  who: ['serviceman', 'customer'],
  writes: false,
  fields: bookingRefFields,
  input: z.object(bookingRef),
  output: z.object({ alarm: z.nullable(z.object({ alarmId: wholeNumber, raisedAt: instant })) }),
  refusals: ['booking.not-found'],
});
