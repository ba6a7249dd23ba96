import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { dateField } from '../wire/fields.ts';
import { amount, day, listOf, maybeInstant, wholeNumber, words } from '../wire/values.ts';

const dayJob = z.object({
  bookingId: wholeNumber,
  orderId: wholeNumber,
  bookingNo: words,
  serviceName: words,
  endedAt: maybeInstant,
  /** What the customer was billed, and what is still unpaid. */
  billed: amount,
  due: amount,
  /** What the serviceman earned with this job on this day. */
  earned: amount,
});

export type DayJob = z.output<typeof dayJob>;

/** The jobs behind one chart bar: those ended on the day, and older ones corrected or refunded on it. */
export const listDayJobs = defineCall({
  name: 'list-day-jobs',
  path: 'orders/earnings',
  programType: 'getEarningsOfDay',
  who: ['serviceman'],
  writes: false,
  fields: { day: 'day' },
  input: z.object({ day: dateField }),
  output: z.object({ day, earned: amount, jobs: listOf(dayJob) }),
  refusals: [],
});
