import { dayOf } from '@karigar/domain/dates/india-day';
import { mayBegin } from '@karigar/domain/ledger/new-rate';
import type { Rate } from '@karigar/domain/ledger/rates';
import { refused } from '@karigar/domain/result';
import type { CallScope } from '#wire/define-handler';
import { listCategories, listRates, lockRates } from './rate-store.ts';

/** Asked for by one person and agreed to by another: both times under the lock of the rates, by the day of then. */
export const decideRate = async ({ tx, now }: Pick<CallScope, 'tx' | 'now'>, rate: Rate) => {
  await lockRates(tx);
  const categories = rate.categoryId === null ? [] : await listCategories(tx);
  if (rate.categoryId !== null && categories.every(({ id }) => id !== rate.categoryId))
    return refused('rate.category-not-found');
  return mayBegin(rate, await listRates(tx), dayOf(now));
};
