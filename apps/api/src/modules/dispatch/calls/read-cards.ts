import { readCards } from '@karigar/contract/dispatch/read-cards';
import { accepted } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';
import { readCardRows } from '../board-store.ts';
import { presentCard } from '../present-card.ts';

export const readCardsHandler = defineHandler(
  readCards,
  async ({ ids }, { tx, now, language }) => {
    const rows = await readCardRows(tx, ids);
    return accepted(rows.map((row) => presentCard(row, now, language)));
  },
  { as: 'ops', audited: true },
);
