import { DUE_AFTER_MS } from '@karigar/domain/console/due-by';
import type { WaitingAsk, WaitingItem } from '@karigar/domain/console/waiting-items';
import type { Language } from '@karigar/domain/language';
import { refundWaits, transferDue } from '@karigar/domain/payments/refund-waits';
import { factsOf } from '#modules/bookings/index';
import type { Transaction } from '#platform/db';
import { listOpenTransfers, type OpenTransfer } from './refund-transfer-store.ts';
import { listOpenRefunds, type OpenRefund } from './stuck-refund-store.ts';
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

const presentRefund = (row: OpenRefund, { now, language }: WaitingAsk): WaitingItem | null => {
  const askedAt = row.asked_at.getTime();
  const dueAt = refundWaits({ askedAt, attempt: row.attempt }, now);
  if (dueAt === null) return null;
  const { id, amount, name } = row;
  const facts = factsOf(row, language);
  return { ...facts, kind: 'refund', id: String(id), dueAt, name, at: askedAt, amount };
};

/** Money on its way back to customers that does not arrive by itself. */
export const findWaitingRefunds = async (
  tx: Transaction,
  ask: WaitingAsk,
): Promise<WaitingItem[]> => {
  const rows = await listOpenRefunds(tx, ask);
  return rows.flatMap((row) => {
    const item = presentRefund(row, ask);
    return item === null || item.dueAt < ask.from ? [] : [item];
  });
};

const presentTransfer = (row: OpenTransfer, { language }: WaitingAsk): WaitingItem => {
  const { id, amount, name } = row;
  const at = row.asked_at.getTime();
  const facts = factsOf(row, language);
  const kind = 'refund-transfer';
  return { ...facts, kind, id: String(id), dueAt: transferDue(at), name, at, amount };
};

/** Refunds of cash that a person transfers. */
export const findWaitingTransfers = async (
  tx: Transaction,
  ask: WaitingAsk,
): Promise<WaitingItem[]> => {
  const rows = await listOpenTransfers(tx, ask);
  return rows.map((row) => presentTransfer(row, ask)).filter(({ dueAt }) => dueAt >= ask.from);
};
