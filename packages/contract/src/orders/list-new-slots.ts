import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields, dateField } from '../wire/fields.ts';
import { flag, instant, listOf } from '../wire/values.ts';

/** When a booking could be instead, on a day: the slots of the day and whether it fits there. */
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
