import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField } from '../wire/fields.ts';
import { wholeNumber } from '../wire/values.ts';

/** Sends a confirmed run through the payouts provider, instead of the bank's file. Its answers come by themselves. */
export const sendPayoutRun = defineCall({
  name: 'send-payout-run',
  path: 'console/payouts',
  programType: 'sendPayoutRun',
  who: ['operator'],
  desks: ['money'],
  needs: 'fresh-passkey',
  writes: true,
  replay: 'reply',
  fields: { runId: 'runId' },
  input: z.object({ runId: idField }),
  output: z.object({ transfers: wholeNumber }),
  refusals: [
    'payout.no-provider',
    'payout.run-not-found',
    'payout.run-unconfirmed',
    'payout.run-over',
    'payout.file-taken',
    'payout.nothing-to-pay',
  ],
  done: msg`The transfers are on their way.`,
});
