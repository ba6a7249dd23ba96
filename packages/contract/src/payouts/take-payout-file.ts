import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField } from '../wire/fields.ts';
import { words } from '../wire/values.ts';

/** The bank's file of a confirmed run, with full account numbers: given once, and audited. */
export const takePayoutFile = defineCall({
  name: 'take-payout-file',
  path: 'console/payouts',
  programType: 'takePayoutFile',
  who: ['operator'],
  desks: ['money'],
  needs: 'fresh-passkey',
  writes: true,
  replay: 'outcome',
  fields: { runId: 'runId' },
  input: z.object({ runId: idField }),
  output: z.object({ name: words, csv: words }),
  refusals: [
    'payout.run-not-found',
    'payout.run-unconfirmed',
    'payout.run-over',
    'payout.file-taken',
    'payout.nothing-to-pay',
  ],
  done: msg`The file is given once. Upload it to the bank.`,
});
