import { DUE_AFTER_MS } from '@karigar/domain/console/due-by';
import { NO_FACTS, type WaitingAsk, type WaitingItem } from '@karigar/domain/console/waiting-items';
import type { Transaction } from '#platform/db';
import { listOfOthers, type ListedCountersign } from './countersign-store.ts';
import { readableCalls } from './request-desks.ts';

const present = (row: ListedCountersign): WaitingItem => ({
  ...NO_FACTS,
  kind: 'countersign',
  id: String(row.id),
  dueAt: row.asked_at.getTime() + DUE_AFTER_MS.countersign,
  bookingId: row.booking_id,
  bookingNo: row.booking_no,
  what: row.call,
  name: row.asker,
  at: row.asked_at.getTime(),
  words: row.reason,
});

/** What waits for a second person; the one who asked is not it. */
export const findWaitingCountersigns = async (
  tx: Transaction,
  ask: WaitingAsk,
): Promise<WaitingItem[]> => {
  const rows = await listOfOthers(tx, ask, readableCalls(ask.desks));
  return rows.map(present);
};
