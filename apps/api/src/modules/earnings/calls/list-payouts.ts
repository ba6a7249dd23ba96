import { listPayouts } from '@karigar/contract/earnings/list-payouts';
import { PAGE_SIZE } from '@karigar/domain/paging';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { listPayouts as readPayouts, type PayoutRow } from '../cash-store.ts';

const presentPayout = ({ returned, fee, ...payout }: PayoutRow) => ({
  ...payout,
  ...(returned !== null && { returned }),
  ...(fee > 0 && { fee }),
});

export const listPayoutsHandler = defineHandler(
  listPayouts,
  async ({ limit = PAGE_SIZE, page = 1 }, { tx, who }) => {
    const rows = await readPayouts(tx, accountOf(who), { limit, offset: (page - 1) * limit });
    return accepted(rows.map(presentPayout));
  },
);
