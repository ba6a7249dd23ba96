import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { payoutResultLine } from '../refusals/payout-details.ts';
import { idField, textField } from '../wire/fields.ts';
import { wholeNumber } from '../wire/values.ts';

/**
 * The bank's answers as lines of Reference,Status,UTR,Remarks: what was paid is posted, what failed or
 * came back later is due again, with the bank's words. All lines are taken or none; a line that was taken before changes nothing.
 */
export const recordPayoutResults = defineCall({
  name: 'record-payout-results',
  path: 'console/payouts',
  programType: 'recordPayoutResults',
  who: ['operator'],
  desks: ['money'],
  needs: 'fresh-passkey',
  writes: true,
  replay: 'reply',
  fields: { runId: 'runId', results: 'results' },
  input: z.object({ runId: idField, results: textField(120_000) }),
  output: z.object({ recorded: wholeNumber, known: wholeNumber }),
  details: payoutResultLine,
  refusals: [
    'payout.run-not-found',
    'payout.file-not-taken',
    'payout.provider-answers',
    'payout.run-over',
    'payout.result-invalid',
    'payout.row-of-another-run',
    'payout.result-differs',
    'payout.utr-used',
  ],
  done: msg`Results recorded.`,
});
