import { DEPOSIT_WAYS } from '@karigar/domain/ledger/deposit';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { amount, instant, listOf, wholeNumber, words } from '../wire/values.ts';

/** Deposits of cash that nobody answered yet, the oldest first, each with what else the serviceman carries. */
export const listOpenDeposits = defineCall({
  name: 'list-open-deposits',
  path: 'console/ledger',
  programType: 'getOpenDeposits',
  who: ['operator'],
  desks: ['money', 'audit'],
  writes: false,
  fields: {},
  input: z.object({}),
  output: z.object({
    /** Of all that wait; the list has the oldest of them. */
    waiting: wholeNumber,
    deposits: listOf(
      z.object({
        id: wholeNumber,
        servicemanId: wholeNumber,
        name: words,
        way: z.enum(DEPOSIT_WAYS),
        /** The number that the serviceman wrote. */
        reference: words,
        amount,
        /** Company cash in the serviceman's hands now, this deposit included. */
        cashInHand: amount,
        depositedAt: instant,
        dueAt: instant,
      }),
    ),
  }),
  refusals: [],
});
