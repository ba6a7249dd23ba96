import type { WaitingAsk, WaitingItem } from '@karigar/domain/console/waiting-items';
import { firstNameOf } from '@karigar/domain/identity/public-name';
import type { Language } from '@karigar/domain/language';
import { factsOf } from '#modules/bookings/index';
import type { Transaction } from '#platform/db';
import { listWaitingUnreached, type WaitingUnreached } from './waiting-store.ts';

const present = (row: WaitingUnreached, language: Language): WaitingItem => ({
  ...factsOf(row, language),
  kind: 'unreached',
  id: String(row.booking_id),
  dueAt: row.due_at.getTime(),
  what: row.kind,
  name: firstNameOf(row.customer_name),
  at: row.created_at.getTime(),
});

/** Bookings whose customer a message reached by no channel: a person calls. */
export const findWaitingUnreached = async (
  tx: Transaction,
  ask: WaitingAsk,
): Promise<WaitingItem[]> => {
  const rows = await listWaitingUnreached(tx, ask);
  return rows.map((row) => present(row, ask.language));
};
