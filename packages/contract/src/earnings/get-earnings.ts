import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { dateField } from '../wire/fields.ts';
import { amount, day, wholeNumber, words } from '../wire/values.ts';
import { cashInHand } from './cash-in-hand.ts';

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
    lastPayout: z.nullable(z.object({ day, amount, bank: words })),
    /** Of `today`, whichever week was requested. The year is April to March. */
    month: z.object({ from: day, earned: amount }),
    year: z.object({ from: day, earned: amount }),
  }),
  refusals: [],
});
