import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** A line of the statement is a transfer that came back: the payout is due again, with the bank's words. */
export const takeBackPayout = defineCall({
  name: 'take-back-payout',
  path: 'console/bank-lines',
  programType: 'takeBackPayout',
  who: ['operator'],
  desks: ['money'],
  needs: 'fresh-passkey',
  writes: true,
  replay: 'reply',
  fields: { lineId: 'lineId', rowId: 'rowId' },
  input: z.object({ lineId: idField, rowId: idField }),
  output: nothing,
  refusals: [
    'bank-line.not-found',
    'bank-line.answered',
    'bank-line.amount-differs',
    'payout.row-not-paid',
  ],
  done: msg`Recorded. The payout is due again.`,
});
