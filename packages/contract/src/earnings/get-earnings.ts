import { PACES } from '@karigar/domain/payouts/pace';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { dateField } from '../wire/fields.ts';
import {
  amount,
  day,
  listOf,
  maybeInstant,
  maybeWholeNumber,
  wholeNumber,
  words,
} from '../wire/values.ts';
import { cashInHand } from './cash-in-hand.ts';
import { payoutPause } from './payout-pause.ts';

/** A visit that found nobody: paid only after our team has checked it, by this time. */
const checkedVisit = z.object({
  bookingId: wholeNumber,
  bookingNo: words,
  /** What the serviceman gets if it is paid; in none of the sums yet. */
  amount,
  by: maybeInstant,
});
export type CheckedVisit = z.output<typeof checkedVisit>;

const payoutPace = z.object({
  pace: z.enum(PACES),
  /** Hundredths of a percent of a daily transfer: what the caller pays, or would pay; null if it cannot be chosen now. */
  fee: maybeWholeNumber,
});

export type PayoutPace = z.output<typeof payoutPace>;

const earnedDay = z.object({ day, earned: amount, jobs: wholeNumber });

/** The week, Monday to Sunday, of the given day, or of today. */
export const getEarnings = defineCall({
  name: 'get-earnings',
  path: 'orders/earnings',
  programType: 'getEarnings',
  who: ['serviceman'],
  writes: false,
  fields: { day: 'day' },
  input: z.object({ day: z.optional(dateField) }),
  output: z.object({
    today: day,
    from: day,
    to: day,
    /** The first day with earnings. Null for a new serviceman. */
    firstDay: z.nullable(day),
    earned: amount,
    jobs: wholeNumber,
    /** Always seven, Monday first. A day can be negative after a refund or correction. */
    days: z.array(earnedDay),
    cashInHand,
    /** The next transfer to the serviceman's bank; 0.00 when nothing is payable. */
    nextPayout: z.object({ day, amount }),
    /** How often the caller is paid; missing where nobody can be paid daily. */
    payoutPace: z.optional(payoutPace),
    checkedVisits: listOf(checkedVisit),
    /** Null while payouts go on. */
    payoutPause: z.optional(z.nullable(payoutPause)),
    lastPayout: z.nullable(z.object({ day, amount, bank: words })),
    /** Of `today`, whichever week was requested. The year is April to March. */
    month: z.object({ from: day, earned: amount }),
    year: z.object({ from: day, earned: amount }),
  }),
  refusals: [],
});
