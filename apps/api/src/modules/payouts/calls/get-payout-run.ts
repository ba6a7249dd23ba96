import { confirmPayoutRun } from '@karigar/contract/payouts/confirm-payout-run';
import { getPayoutRun } from '@karigar/contract/payouts/get-payout-run';
import { accepted, refused } from '@karigar/domain/result';
import { isAsked } from '#modules/countersigns/index';
import { defineHandler } from '#wire/define-handler';
import { presentRow, presentRun } from '../payout-presenter.ts';
import { listRows } from '../row-store.ts';
import { findRun } from '../run-store.ts';

export const getPayoutRunHandler = defineHandler(
  getPayoutRun,
  async ({ runId, after = 0 }, scope) => {
    const { tx, context } = scope;
    const run = await findRun(tx, runId);
    if (run === null) return refused('payout.run-not-found');
    return accepted({
      ...presentRun(run),
      isAsked: await isAsked(scope, confirmPayoutRun.name, { runId }),
      ...(context.payouts !== null && { hasProvider: true }),
      rows: (await listRows(tx, runId, after)).map(presentRow),
    });
  },
  { as: 'ops', audited: true },
);
