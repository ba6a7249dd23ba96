import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields, dateField } from '../wire/fields.ts';
import { flag, instant, listOf } from '../wire/values.ts';

/** The slots of a day to which a booking could be rescheduled, and whether it fits. */
export const listNewSlots = defineCall({
  name: 'list-new-slots',
  path: 'orders/slots',
  programType: 'getNewSlots',
  who: ['customer'],
  writes: false,
  fields: { ...bookingRefFields, day: 'day' },
  input: z.object({ ...bookingRef, day: dateField }),
  output: listOf(z.object({ at: instant, isFree: flag })),
  refusals: ['booking.not-found'],
});
