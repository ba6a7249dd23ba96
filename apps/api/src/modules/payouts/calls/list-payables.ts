import { listPayables } from '@karigar/contract/payouts/list-payables';
import { accepted } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';
import { listPayableFacts } from '../payable-store.ts';
import { presentPayable } from '../payout-presenter.ts';

const PAGE = 100;

export const listPayablesHandler = defineHandler(
  listPayables,
  async ({ servicemanId = null, after = 0 }, { tx, now }) => {
    const all = await listPayableFacts(tx, { after, only: servicemanId, most: PAGE });
    return accepted(all.map((facts) => presentPayable(facts, now)));
  },
  { as: 'ops', audited: true },
);
