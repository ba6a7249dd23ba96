import { listDeposits } from '@karigar/contract/earnings/list-deposits';
import { PAGE_SIZE } from '@karigar/domain/paging';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { listDeposits as readDeposits } from '../cash-store.ts';

export const listDepositsHandler = defineHandler(
  listDeposits,
  async ({ limit = PAGE_SIZE, page = 1 }, { tx, who }) => {
    const rows = await readDeposits(tx, accountOf(who), { limit, offset: (page - 1) * limit });
    return accepted(
      rows.map((row) => ({
        id: row.id,
        amount: row.amount,
        way: row.way,
        reference: row.reference,
        status: row.status,
        depositedAt: row.deposited_at.getTime(),
        answeredAt: row.answered_at?.getTime() ?? null,
        reason: row.reason,
      })),
    );
  },
);
