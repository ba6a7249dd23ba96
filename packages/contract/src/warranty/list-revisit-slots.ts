import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields, dateField } from '../wire/fields.ts';
import { flag, instant, listOf } from '../wire/values.ts';

/** The slots of a day at which somebody could come again for a booking under warranty. */
export const listRevisitSlots = defineCall({
  name: 'list-revisit-slots',
  path: 'orders/warranty',
  programType: 'getRevisitSlots',
  who: ['customer'],
  writes: false,
  fields: { ...bookingRefFields, day: 'day' },
  input: z.object({ ...bookingRef, day: dateField }),
  output: listOf(z.object({ at: instant, isFree: flag })),
  refusals: ['booking.not-found'],
});
