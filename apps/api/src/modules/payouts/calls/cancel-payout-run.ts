import { cancelPayoutRun } from '@karigar/contract/payouts/cancel-payout-run';
import { mayCancel } from '@karigar/domain/payouts/run';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { releaseRows } from '../row-store.ts';
import { lockRun, saveCancelled } from '../run-store.ts';

export const cancelPayoutRunHandler = defineHandler(
  cancelPayoutRun,
  async ({ runId }, { tx, now, who }) => {
    const run = await lockRun(tx, runId);
    if (run === null) return refused('payout.run-not-found');
    const may = mayCancel(run.state);
    if (!may.ok) return may;
    const at = new Date(now);
    await releaseRows(tx, runId, accountOf(who), at);
    await saveCancelled(tx, runId, at);
    return accepted(null);
  },
  { as: 'ops' },
);
