import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields, dateField } from '../wire/fields.ts';
import { flag, listOf, maybeInstant } from '../wire/values.ts';

/** The slots of a day, and whether an operator can move the booking there. */
export const listMoves = defineCall({
  name: 'list-moves',
  path: 'console/bookings',
  programType: 'getMoves',
  who: ['operator'],
  desks: ['dispatch'],
  writes: false,
  fields: { ...bookingRefFields, day: 'day' },
  input: z.object({ ...bookingRef, day: dateField }),
  output: listOf(z.object({ at: maybeInstant, isFree: flag })),
  refusals: ['booking.not-found'],
});
