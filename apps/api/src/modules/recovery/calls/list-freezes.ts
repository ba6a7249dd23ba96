import { listFreezes } from '@karigar/contract/recovery/list-freezes';
import { PAGE_SIZE } from '@karigar/domain/paging';
import { accepted } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';
import { freezeState, listFreezes as readFreezes } from '../freeze-store.ts';

/** Every read is audited. */
export const listFreezesHandler = defineHandler(
  listFreezes,
  async ({ state: asked = 'open', limit = PAGE_SIZE, page = 1 }, { tx, now }) => {
    const rows = await readFreezes(tx, asked, { limit, offset: (page - 1) * limit });
    return accepted(
      rows.map((row) => {
        const state = freezeState(row);
        const dueAt = row.due_at.getTime();
        return {
          id: row.id,
          accountId: row.account_id,
          name: row.name,
          change: row.change,
          changedAt: row.changed_at.getTime(),
          channel: row.channel,
          frozenAt: row.frozen_at.getTime(),
          dueAt,
          isLate: state === 'open' && now > dueAt,
          state,
          answeredAt: (row.restored_at ?? row.kept_at)?.getTime() ?? null,
          reason: row.reason,
        };
      }),
    );
  },
  { as: 'ops', audited: true },
);
