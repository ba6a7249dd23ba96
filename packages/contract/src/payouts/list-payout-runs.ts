import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField } from '../wire/fields.ts';
import { listOf } from '../wire/values.ts';
import { payoutRun } from './payout-run.ts';

/** Newest first, twenty at a time. */
export const listPayoutRuns = defineCall({
  name: 'list-payout-runs',
  path: 'console/payouts',
  programType: 'getPayoutRuns',
  who: ['operator'],
  desks: ['money', 'audit'],
  writes: false,
  fields: { before: 'before' },
  input: z.object({ before: z.optional(idField) }),
  output: listOf(z.object(payoutRun)),
  refusals: [],
});
