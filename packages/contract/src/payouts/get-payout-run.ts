import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField } from '../wire/fields.ts';
import { flag, listOf } from '../wire/values.ts';
import { payoutRow, payoutRun } from './payout-run.ts';

/** A run with its rows, a hundred at a time: who is paid, who is left out and why, and what the bank answered. */
export const getPayoutRun = defineCall({
  name: 'get-payout-run',
  path: 'console/payouts',
  programType: 'getPayoutRun',
  who: ['operator'],
  desks: ['money', 'audit'],
  writes: false,
  fields: { runId: 'runId', after: 'after' },
  input: z.object({ runId: idField, after: z.optional(idField) }),
  output: z.object({
    ...payoutRun,
    /** It waits for a second person. */
    isAsked: flag,
    /** It can be sent through the payouts provider; missing where there is none. */
    hasProvider: z.optional(flag),
    rows: listOf(payoutRow),
  }),
  refusals: ['payout.run-not-found'],
});
