import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { amountField, idField, numberField } from '../wire/fields.ts';
import { words } from '../wire/values.ts';

/** Confirms the run with these sums; a second person must agree before anything is sent. */
export const confirmPayoutRun = defineCall({
  name: 'confirm-payout-run',
  path: 'console/payouts',
  programType: 'confirmPayoutRun',
  who: ['operator'],
  desks: ['money'],
  needs: 'fresh-passkey',
  writes: true,
  replay: 'reply',
  fields: { runId: 'runId', people: 'people', amount: 'amount' },
  /** What the caller has seen of the run: another run is not confirmed. */
  input: z.object({ runId: idField, people: numberField(1, 1_000_000), amount: amountField }),
  /** The number under which the second person finds it. */
  output: z.object({ countersign: words }),
  refusals: [
    'payout.run-not-found',
    'payout.run-over',
    'payout.run-changed',
    'countersign.asked-already',
  ],
  done: msg`A second person must agree now.`,
});
