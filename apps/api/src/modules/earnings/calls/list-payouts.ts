import { listPayouts } from '@karigar/contract/earnings/list-payouts';
import { PAGE_SIZE } from '@karigar/domain/paging';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { listPayouts as readPayouts } from '../cash-store.ts';

export const listPayoutsHandler = defineHandler(
  listPayouts,
  async ({ limit = PAGE_SIZE, page = 1 }, { tx, who }) =>
    accepted(await readPayouts(tx, accountOf(who), { limit, offset: (page - 1) * limit })),
);
