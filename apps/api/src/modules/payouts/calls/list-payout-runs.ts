import { listPayoutRuns } from '@karigar/contract/payouts/list-payout-runs';
import { accepted } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';
import { presentRun } from '../payout-presenter.ts';
import { listRuns } from '../run-store.ts';

export const listPayoutRunsHandler = defineHandler(
  listPayoutRuns,
  async ({ before = null }, { tx }) => accepted((await listRuns(tx, before)).map(presentRun)),
  { as: 'ops' },
);
