import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields } from '../wire/fields.ts';
import { amount, listOf, maybeInstant, wholeNumber, words } from '../wire/values.ts';
import { earningLine } from './earning-line.ts';

/** The earnings of a job, line by line. Each total is the sum of all lines of its part. */
export const getJobEarnings = defineCall({
  name: 'get-job-earnings',
  path: 'orders/earnings',
  programType: 'getEarningsOfBooking',
  who: ['serviceman'],
  writes: false,
  fields: bookingRefFields,
  input: z.object(bookingRef),
  output: z.object({
    bookingId: wholeNumber,
    orderId: wholeNumber,
    bookingNo: words,
    serviceName: words,
    endedAt: maybeInstant,
    billed: amount,
    paid: amount,
    refunded: amount,
    /** Sum of the part `bill`. */
    share: amount,
    /** Sum of the part `earning`. */
    earned: amount,
    /** Sum of the part `cash`: the company's part of this job's cash. */
    cashInHand: amount,
    /** TDS withheld from what was earned; absent where none was. */
    withheld: z.optional(amount),
    lines: listOf(earningLine),
  }),
  refusals: ['booking.not-found', 'earnings.not-yet'],
});
