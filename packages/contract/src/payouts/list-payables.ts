import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField } from '../wire/fields.ts';
import { amount, listOf, wholeNumber, words } from '../wire/values.ts';
import { leftOutWhy } from './payout-run.ts';

const payable = z.object({
  servicemanId: wholeNumber,
  name: words,
  payable: amount,
  /** What the next run would transfer, and what the serviceman would keep of the cash in hand. */
  amount,
  kept: amount,
  /** Reported deposits that nobody has confirmed yet. */
  depositing: amount,
  /** Such as 'XX9035'; empty without a bank account. */
  bank: words,
  /** Why the next run would leave them out. */
  leftOut: leftOutWhy,
});

/** Everybody with a payable amount, by number, a hundred at a time; or one of them. */
export const listPayables = defineCall({
  name: 'list-payables',
  path: 'console/payouts',
  programType: 'getPayables',
  who: ['operator'],
  desks: ['money'],
  writes: false,
  fields: { servicemanId: 'servicemanId', after: 'after' },
  input: z.object({ servicemanId: z.optional(idField), after: z.optional(idField) }),
  output: listOf(payable),
  refusals: [],
});
