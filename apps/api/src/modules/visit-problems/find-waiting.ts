import { DUE_AFTER_MS, nobodyTookDue } from '@karigar/domain/console/due-by';
import type { WaitingAsk, WaitingItem } from '@karigar/domain/console/waiting-items';
import { showsContact } from '@karigar/domain/contact/contact';
import type { Language } from '@karigar/domain/language';
import { factsOf } from '#modules/bookings/index';
import type { Transaction } from '#platform/db';
import {
  listTrouble,
  listVisitsDue,
  listVisitsToCheck,
  type CheckedVisit,
  type DueVisit,
  type TroubleRow,
} from './waiting-store.ts';

const presentCheck = (row: CheckedVisit, language: Language): WaitingItem => ({
  ...factsOf(row, language),
  kind: 'visit-check',
  id: String(row.booking_id),
  dueAt: row.due_at,
  name: row.name,
  at: row.reported_at.getTime(),
});

/** Reports of servicemen that nobody opened, which an operator decides. */
export const findVisitsToCheck = async (
  tx: Transaction,
  ask: WaitingAsk,
): Promise<WaitingItem[]> => {
  const rows = await listVisitsToCheck(tx, ask);
  return rows.map((row) => presentCheck(row, ask.language));
};

const presentDue = (row: DueVisit, language: Language): WaitingItem => ({
  ...factsOf(row, language),
  kind: 'visit-due',
  id: String(row.booking_id),
  dueAt: row.scheduled_at.getTime() + DUE_AFTER_MS['visit-due'],
  at: row.scheduled_at.getTime(),
  amount: row.charge,
});

/** Charged visits that nobody has paid or waived. */
export const findVisitsDue = async (tx: Transaction, ask: WaitingAsk): Promise<WaitingItem[]> => {
  const rows = await listVisitsDue(tx, ask);
  return rows.map((row) => presentDue(row, ask.language));
};

/** Given back shortly before the visit while nobody else has it, or blocked while both have open work. */
const troubleOf = (row: TroubleRow): Pick<WaitingItem, 'kind' | 'dueAt'> | null => {
  const receivedAt = row.received_at.getTime();
  if (row.command === 'cancel')
    return { kind: 'given-back', dueAt: nobodyTookDue(receivedAt, row.scheduled_at.getTime()) };
  return showsContact(row.state) ? { kind: 'blocked', dueAt: row.due_at ?? receivedAt } : null;
};

export const findTrouble = async (tx: Transaction, ask: WaitingAsk): Promise<WaitingItem[]> => {
  const rows = await listTrouble(tx, ask);
  return rows.flatMap((row) => {
    const trouble = troubleOf(row);
    if (trouble === null || trouble.dueAt < ask.from || !ask.kinds.includes(trouble.kind))
      return [];
    const at = row.scheduled_at.getTime();
    return [{ ...factsOf(row, ask.language), ...trouble, id: String(row.id), at }];
  });
};
