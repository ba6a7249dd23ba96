import { checkBooks } from '@karigar/contract/books/check-books';
import { nameInRecord, recordView } from '@karigar/domain/console/record';
import { CASH_LIMIT } from '@karigar/domain/ledger/cash-limit';
import { sumOf } from '@karigar/domain/money';
import { accepted } from '@karigar/domain/result';
import { findWrongBalances } from '#modules/ledger/index';
import { defineHandler } from '#wire/define-handler';
import { listOverLimit, sumAccounts, sumOpenVisits } from '../check-store.ts';

const MOST = 100;

export const checkBooksHandler = defineHandler(
  checkBooks,
  async (_input, { tx, who }) => {
    const view = recordView(who.desks ?? []);
    const accounts = await sumAccounts(tx);
    const wrong = await findWrongBalances(tx);
    const over = await listOverLimit(tx, CASH_LIMIT, MOST);
    return accepted({
      accounts,
      total: sumOf(accounts.map(({ sum }) => sum)),
      wrong: wrong.slice(0, MOST).map((servicemanId) => ({ servicemanId })),
      openVisits: await sumOpenVisits(tx),
      overLimit: over.map(({ servicemanId, name, cashInHand }) => ({
        servicemanId,
        name: nameInRecord(name, servicemanId, view),
        cashInHand,
      })),
    });
  },
  { as: 'ops', audited: true },
);
