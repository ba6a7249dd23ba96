import { DUE_AFTER_MS } from '@karigar/domain/console/due-by';
import type { WaitingAsk, WaitingItem } from '@karigar/domain/console/waiting-items';
import type { Language } from '@karigar/domain/language';
import { factsOf } from '#modules/bookings/index';
import type { Transaction } from '#platform/db';
import { listWaitingUpi, type WaitingUpi } from './upi-store.ts';

const present = (row: WaitingUpi, language: Language): WaitingItem => ({
  ...factsOf(row, language),
  kind: 'upi',
  id: row.reference,
  dueAt: row.asked_at.getTime() + DUE_AFTER_MS.upi,
  at: row.asked_at.getTime(),
  amount: row.amount,
});

/** Money that customers were asked for by UPI; somebody looks whether it came. */
export const findWaitingUpi = async (tx: Transaction, ask: WaitingAsk): Promise<WaitingItem[]> => {
  const rows = await listWaitingUpi(tx, ask);
  return rows.map((row) => present(row, ask.language));
};
