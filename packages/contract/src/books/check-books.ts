import { ACCOUNT_NAMES } from '@karigar/domain/ledger/entry';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { amount, listOf, wholeNumber, words } from '../wire/values.ts';

/** Adds up the whole books: the sum of each account, balances that differ from their lines, and what is open. */
export const checkBooks = defineCall({
  name: 'check-books',
  path: 'console/books',
  programType: 'checkBooks',
  who: ['operator'],
  desks: ['money', 'audit'],
  writes: false,
  fields: {},
  input: z.object({}),
  output: z.object({
    accounts: listOf(z.object({ account: z.enum(ACCOUNT_NAMES), sum: amount })),
    /** Of all accounts together; anything but zero is a fault. */
    total: amount,
    /** Servicemen whose stored balance differs from their lines; any is a fault. */
    wrong: listOf(z.object({ servicemanId: wholeNumber })),
    /** Visits that are charged and neither paid nor waived. */
    openVisits: z.object({ count: wholeNumber, amount }),
    /** Who carries more company cash than the limit, the most first. */
    overLimit: listOf(z.object({ servicemanId: wholeNumber, name: words, cashInHand: amount })),
  }),
  refusals: [],
});
