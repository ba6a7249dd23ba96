import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { numberField } from '../wire/fields.ts';
import { amount, day, listOf, wholeNumber, words } from '../wire/values.ts';

const payout = z.object({
  id: wholeNumber,
  day,
  /** Sent to the serviceman's bank. */
  amount,
  /** Paid by leaving this much of the cash in hand with the serviceman. */
  kept: amount,
  /** Such as 'XX9035'. */
  bank: words,
  /** The bank's reference of the transfer. */
  reference: words,
  /** When the bank returned it, after which the amount is due again; missing where the money stayed. */
  returned: z.optional(day),
  /** Of a daily payout: what it cost; missing where there was no fee. */
  fee: z.optional(amount),
});

/** Newest first. */
export const listPayouts = defineCall({
  name: 'list-payouts',
  path: 'orders/earnings',
  programType: 'getPayouts',
  who: ['serviceman'],
  writes: false,
  fields: { limit: 'limit', page: 'page' },
  input: z.object({
    limit: z.optional(numberField(1, 100)),
    page: z.optional(numberField(1, 1_000_000)),
  }),
  output: listOf(payout),
  refusals: [],
});
