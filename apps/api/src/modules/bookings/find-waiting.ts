import { DUE_AFTER_MS } from '@karigar/domain/console/due-by';
import type { WaitingAsk, WaitingItem } from '@karigar/domain/console/waiting-items';
import type { Transaction } from '#platform/db';
import type { Language } from '@karigar/domain/language';
import { factsOf } from './waiting-facts-store.ts';
import {
  listWaitingActions,
  listWaitingCases,
  type WaitingLateAction,
  type WaitingLateCase,
} from './waiting-store.ts';

const presentCase = (row: WaitingLateCase, language: Language): WaitingItem => ({
  ...factsOf(row, language),
  kind: row.kind === 'cash-not-taken' ? 'late-cash' : 'late-work',
  id: String(row.id),
  dueAt: row.due_at.getTime(),
  what: row.kind,
  name: row.name,
  at: row.opened_at.getTime(),
  amount: row.amount,
});

/** What came too late to be taken: promised cases, and single actions that opened none. */
export const findWaitingCases = async (
  tx: Transaction,
  ask: WaitingAsk,
): Promise<WaitingItem[]> => {
  const rows = await listWaitingCases(tx, ask);
  return rows.map((row) => presentCase(row, ask.language));
};

const presentAction = (row: WaitingLateAction, language: Language): WaitingItem => ({
  ...factsOf(row, language),
  kind: 'late-action',
  id: String(row.id),
  dueAt: row.received_at.getTime() + DUE_AFTER_MS['late-action'],
  what: row.command,
  name: row.name,
  at: row.received_at.getTime(),
});

export const findWaitingActions = async (
  tx: Transaction,
  ask: WaitingAsk,
): Promise<WaitingItem[]> => {
  const rows = await listWaitingActions(tx, ask);
  return rows.map((row) => presentAction(row, ask.language));
};
