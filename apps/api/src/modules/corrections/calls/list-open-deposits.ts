import { listOpenDeposits } from '@karigar/contract/corrections/list-open-deposits';
import { nameInRecord, recordView } from '@karigar/domain/console/record';
import { depositDue } from '@karigar/domain/console/due-by';
import { accepted } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';
import { countOpen, listOpen } from '../open-store.ts';

const MOST = 100;

/** Names of people are shown with what they owe: reading it is audited. */
export const listOpenDepositsHandler = defineHandler(
  listOpenDeposits,
  async (_input, { tx, who }) => {
    const view = recordView(who.desks ?? []);
    const rows = await listOpen(tx, MOST);
    const deposits = rows.map((row) => ({
      id: row.id,
      servicemanId: row.serviceman_id,
      name: nameInRecord(row.name, row.serviceman_id, view),
      way: row.way,
      reference: row.reference,
      amount: row.amount,
      cashInHand: row.cash_in_hand,
      depositedAt: row.deposited_at.getTime(),
      dueAt: depositDue(row.deposited_at.getTime()),
    }));
    return accepted({ waiting: await countOpen(tx), deposits });
  },
  { as: 'ops', audited: true },
);
