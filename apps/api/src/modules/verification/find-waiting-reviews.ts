import { NO_FACTS, type WaitingAsk, type WaitingItem } from '@karigar/domain/console/waiting-items';
import { checkedBy } from '@karigar/domain/verification/review';
import type { Transaction } from '#platform/db';
import { listWaiting, type WaitingRow } from './queue-store.ts';

const present = (row: WaitingRow): WaitingItem => ({
  ...NO_FACTS,
  kind: row.kind,
  id: String(row.id),
  dueAt: checkedBy(row.sent_at.getTime()),
  what: row.type ?? '',
  name: row.name,
  at: row.sent_at.getTime(),
});

/** Documents, bank accounts, skills and last looks, as `list-documents` shows them. */
export const findWaitingReviews = async (
  tx: Transaction,
  { me, from, most, kinds, onlyId: only }: WaitingAsk,
): Promise<WaitingItem[]> => {
  const after = { sentAt: new Date(from - checkedBy(0)), kind: '', id: 0 };
  const rows = await listWaiting(tx, me, after, most, { kinds, only });
  return rows.map(present);
};
