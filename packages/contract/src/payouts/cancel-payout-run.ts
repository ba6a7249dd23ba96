import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** Ends a run before its file is taken. Everybody in it is in the next run. */
export const cancelPayoutRun = defineCall({
  name: 'cancel-payout-run',
  path: 'console/payouts',
  programType: 'cancelPayoutRun',
  who: ['operator'],
  desks: ['money'],
  writes: true,
  replay: 'reply',
  fields: { runId: 'runId' },
  input: z.object({ runId: idField }),
  output: nothing,
  refusals: ['payout.run-not-found', 'payout.run-over', 'payout.file-taken'],
  done: msg`Payout run cancelled.`,
});
