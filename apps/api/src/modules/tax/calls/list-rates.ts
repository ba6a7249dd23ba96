import { listRates } from '@karigar/contract/tax/list-rates';
import { dayOf } from '@karigar/domain/dates/india-day';
import { readKeptRate } from '@karigar/domain/ledger/kept-rate';
import { accepted } from '@karigar/domain/result';
import { nameIn } from '#platform/names';
import { defineHandler } from '#wire/define-handler';
import {
  listAskedRates,
  listCategories,
  listRates as readRates,
  type AskedRate,
  type RateRow,
} from '../rate-store.ts';

const presentRate = ({ saved_by, agreed_by, agreed_at, ...rate }: RateRow) => ({
  ...rate,
  savedBy: saved_by,
  agreedBy: agreed_by,
  agreedAt: agreed_at?.getTime() ?? null,
});

const presentAsked = ({ fields, asked_by: askedBy }: AskedRate) => ({
  ...readKeptRate(fields),
  askedBy,
});

export const listRatesHandler = defineHandler(
  listRates,
  async (_input, { tx, now, language }) => {
    const [rates, categories, asked] = await Promise.all([
      readRates(tx),
      listCategories(tx),
      listAskedRates(tx, new Date(now)),
    ]);
    return accepted({
      today: dayOf(now),
      categories: categories.map(({ id, names }) => ({ id, name: nameIn(names, language) })),
      rates: rates.map(presentRate),
      asked: asked.map(presentAsked),
    });
  },
  { as: 'ops' },
);
