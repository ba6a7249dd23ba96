import { dayOf } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { postPayout } from '@karigar/domain/ledger/postings';
import { settledPayout } from '@karigar/domain/payouts/payable';
import { postPayouts } from '#modules/ledger/index';
import type { Transaction } from '#platform/db';
import { factsOf, type Payable } from './payable-store.ts';
import { insertPayouts } from './payout-store.ts';
import type { WaitingRow } from './row-store.ts';

export type SettledRow = WaitingRow & {
  readonly bank: string | null;
  /** The bank's number of the transfer; null where the serviceman keeps cash instead. */
  readonly utr: string | null;
};

/** Writes the payouts of these rows and posts them. Their facts are read under the locks of the balances. */
export const settleRows = async (
  { tx, now, by }: { readonly tx: Transaction; readonly now: Instant; readonly by: number },
  rows: readonly SettledRow[],
  facts: ReadonlyMap<number, Payable>,
): Promise<void> => {
  if (rows.length === 0) return;
  const at = new Date(now);
  const payouts = rows.map((row) => ({
    rowId: row.id,
    servicemanId: row.serviceman_id,
    ...settledPayout(row, factsOf(facts, row.serviceman_id)),
    bank: row.bank ?? '',
    reference: row.utr ?? '',
  }));
  const ids = await insertPayouts(tx, payouts, by, at);
  const postings = payouts.map((payout) => ({
    causeId: ids.get(payout.rowId) ?? null,
    servicemanId: payout.servicemanId,
    entries: postPayout(payout.servicemanId, payout),
  }));
  await postPayouts(tx, 'payout', postings, { by, at, day: dayOf(now) });
};
