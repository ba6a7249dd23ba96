import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields, degreesField } from '../wire/fields.ts';
import { instant, wholeNumber } from '../wire/values.ts';

/** SOS during a visit: a person of the team calls within a minute. An open alarm is returned and takes a newer position. */
export const raiseAlarm = defineCall({
  name: 'raise-alarm',
  path: 'users/safety',
  programType: 'raiseAlarm',
  who: ['serviceman', 'customer'],
  writes: true,
  replay: 'reply',
  fields: { ...bookingRefFields, latitude: 'latitude', longitude: 'longitude' },
  input: z.object({
    ...bookingRef,
    /** Kept to a hundred metres, if the person permits it. */
    latitude: z.optional(degreesField),
    longitude: z.optional(degreesField),
  }),
  output: z.object({ alarmId: wholeNumber, dueAt: instant }),
  refusals: ['booking.not-found', 'alarm.no-visit'],
  done: msg`Our team calls you within a minute.`,
});
