import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { numberField } from '../wire/fields.ts';
import { amount, day, listOf, wholeNumber } from '../wire/values.ts';

const totals = {
  jobs: wholeNumber,
  billed: amount,
  tax: amount,
  commission: amount,
  /** billed - tax - commission */
  share: amount,
  tips: amount,
  /** Refunds and corrections, with their sign. */
  corrections: amount,
  /** share + tips + corrections */
  earned: amount,
  /** TDS withheld from what was earned; absent where none was. */
  withheld: z.optional(amount),
};

/** The months of a financial year, newest first, without future months. 2026 is April 2026 to March 2027. */
export const listEarningMonths = defineCall({
  name: 'list-earning-months',
  path: 'orders/earnings',
  programType: 'getEarningsOfYear',
  who: ['serviceman'],
  writes: false,
  fields: { year: 'year' },
  input: z.object({ year: z.optional(numberField(2025, 2100)) }),
  output: z.object({
    year: wholeNumber,
    from: day,
    to: day,
    firstDay: z.nullable(day),
    ...totals,
    months: listOf(z.object({ from: day, to: day, ...totals })),
  }),
  refusals: [],
});
