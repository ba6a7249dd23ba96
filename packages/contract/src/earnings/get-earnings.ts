import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { dateField } from '../wire/fields.ts';
import { amount, day, wholeNumber, words } from '../wire/values.ts';
import { cashInHand } from './cash-in-hand.ts';

const earnedDay = z.object({ day, earned: amount, jobs: wholeNumber });

/** The week, Monday to Sunday, of the day asked for; without one, of today. */
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
    /** The first day that has earnings: nothing lies before it. Null for a new man. */
    firstDay: z.nullable(day),
    earned: amount,
    jobs: wholeNumber,
    /** Always seven, Monday first. A day can be below zero when something was taken back on it. */
    days: z.array(earnedDay),
    cashInHand,
    /** What will be paid to his bank next; 0.00 when nothing waits. */
    nextPayout: z.object({ day, amount }),
    lastPayout: z.nullable(z.object({ day, amount, bank: words })),
    /** Of `today`, whatever week is asked for. The year is April to March. */
    month: z.object({ from: day, earned: amount }),
    year: z.object({ from: day, earned: amount }),
  }),
  refusals: [],
});
