import { sendPayoutRun } from '@karigar/contract/payouts/send-payout-run';
import { accepted, refused } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';
import { handOver } from '../hand-over.ts';
import { insertTransfers } from '../transfers/transfer-store.ts';

/** Asks for the transfers; the worker sends them, each under a key of its own. */
export const sendPayoutRunHandler = defineHandler(
  sendPayoutRun,
  async ({ runId }, scope) => {
    const { tx, now, context } = scope;
    if (context.payouts === null) return refused('payout.no-provider');
    const handed = await handOver(scope, runId, 'provider');
    if (!handed.ok) return handed;
    const rowIds = handed.value.map(({ id }) => id);
    await insertTransfers(tx, runId, rowIds, new Date(now));
    return accepted({ transfers: rowIds.length });
  },
  { as: 'ops' },
);
