import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { numberField } from '../wire/fields.ts';
import {
  flag,
  listOf,
  maybeInstant,
  maybeWholeNumber,
  maybeWords,
  wholeNumber,
  words,
} from '../wire/values.ts';

const exception = z.object({
  id: wholeNumber,
  bookingId: wholeNumber,
  orderId: wholeNumber,
  bookingNo: words,
  /** In the words of the booking's events. */
  what: words,
  /** How the booking stands by now. */
  stateNow: words,
  servicemanId: maybeWholeNumber,
  servicemanName: words,
  at: maybeInstant,
  scheduledAt: maybeInstant,
  /** Of a job given back: less than two hours before the visit. */
  isLate: flag,
  reason: maybeWords,
});

/** What did not go as agreed, for operations to look after; the latest first. */
export const listExceptions = defineCall({
  name: 'list-exceptions',
  path: 'console/bookings',
  programType: 'getExceptions',
  who: ['operator'],
  writes: false,
  fields: { limit: 'limit', page: 'page' },
  input: z.object({
    limit: z.optional(numberField(1, 100)),
    page: z.optional(numberField(1, 1_000_000)),
  }),
  output: listOf(exception),
  refusals: [],
});
