import { DUE_AFTER_MS } from '@karigar/domain/console/due-by';
import { NO_FACTS, type WaitingAsk, type WaitingItem } from '@karigar/domain/console/waiting-items';
import type { Transaction } from '#platform/db';
import {
  listWaitingFreezes,
  listWaitingRecoveries,
  type WaitingFreeze,
  type WaitingRecovery,
} from './waiting-store.ts';

const presentFreeze = (row: WaitingFreeze): WaitingItem => ({
  ...NO_FACTS,
  kind: 'freeze',
  id: String(row.id),
  dueAt: row.due_at.getTime(),
  what: row.change,
  name: row.name,
  at: row.frozen_at.getTime(),
});

/** Payouts that an owner stopped: "This was not me". */
export const findWaitingFreezes = async (
  tx: Transaction,
  ask: WaitingAsk,
): Promise<WaitingItem[]> => {
  const rows = await listWaitingFreezes(tx, ask);
  return rows.map(presentFreeze);
};

const presentRecovery = (row: WaitingRecovery): WaitingItem => ({
  ...NO_FACTS,
  kind: 'recovery',
  id: String(row.id),
  dueAt: row.opened_at.getTime() + DUE_AFTER_MS.recovery,
  name: row.first_name,
  at: row.opened_at.getTime(),
});

/** Accounts that lost their number. */
export const findWaitingRecoveries = async (
  tx: Transaction,
  ask: WaitingAsk,
): Promise<WaitingItem[]> => {
  const rows = await listWaitingRecoveries(tx, ask);
  return rows.map(presentRecovery);
};
