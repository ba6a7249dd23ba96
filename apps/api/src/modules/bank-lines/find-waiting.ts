import { bankLineDue } from '@karigar/domain/bank-lines/bank-line';
import { NO_FACTS, type WaitingAsk, type WaitingItem } from '@karigar/domain/console/waiting-items';
import { startOfDay } from '@karigar/domain/dates/india-day';
import type { Transaction } from '#platform/db';
import { listWaitingDays, type WaitingDay } from './bank-line-store.ts';

const present = ({ day, lines, amount, saved_at: savedAt }: WaitingDay): WaitingItem => ({
  ...NO_FACTS,
  kind: 'bank-line',
  id: day.replaceAll('-', ''),
  dueAt: bankLineDue(savedAt.getTime()),
  what: String(lines),
  at: startOfDay(day),
  amount,
});

/** Lines of the bank's statement that nobody answered: one item for each day of the statement. */
export const findWaitingBankLines = async (
  tx: Transaction,
  { only, from, most }: WaitingAsk,
): Promise<WaitingItem[]> => {
  const days = await listWaitingDays(tx, only, most);
  return days.map(present).filter(({ dueAt }) => dueAt >= from);
};
