import type { WaitingAsk, WaitingItem } from '@karigar/domain/console/waiting-items';
import type { Language } from '@karigar/domain/language';
import { factsOf } from '#modules/bookings/index';
import type { Transaction } from '#platform/db';
import { listWaitingAlarms, type WaitingAlarm } from './waiting-store.ts';

const placeOf = ({ latitude, longitude }: WaitingAlarm): string | null =>
  latitude === null || longitude === null ? null : `${latitude}, ${longitude}`;

const present = (row: WaitingAlarm, language: Language): WaitingItem => ({
  ...factsOf(row, language),
  kind: 'sos',
  id: String(row.id),
  dueAt: row.due_at.getTime(),
  name: row.name,
  what: row.role,
  at: row.raised_at.getTime(),
  words: placeOf(row),
});

/** Alarms that nobody has ended. */
export const findWaitingAlarms = async (
  tx: Transaction,
  ask: WaitingAsk,
): Promise<WaitingItem[]> => {
  const rows = await listWaitingAlarms(tx, ask);
  return rows.map((row) => present(row, ask.language));
};
