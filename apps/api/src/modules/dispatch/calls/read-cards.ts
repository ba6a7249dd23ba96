import { readCards } from '@karigar/contract/dispatch/read-cards';
import { accepted } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';
import { readCardRows } from '../board-store.ts';
import { presentCard } from '../present-card.ts';

export const readCardsHandler = defineHandler(
  readCards,
  async ({ ids, cityId = null, skill = null }, { tx, now, language }) => {
    const rows = await readCardRows(tx, ids, { cityId, skill });
    return accepted(
      rows.map((row) =>
        Object.assign(presentCard(row, now, language), { isOfBoard: row.is_of_board }),
      ),
    );
  },
  { as: 'ops', audited: true },
);
