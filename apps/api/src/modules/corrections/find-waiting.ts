import { depositDue, DUE_AFTER_MS } from '@karigar/domain/console/due-by';
import { NO_FACTS, type WaitingAsk, type WaitingItem } from '@karigar/domain/console/waiting-items';
import { redactText } from '@karigar/domain/redact-text';
import type { Transaction } from '#platform/db';
import {
  listWaitingCases,
  listWaitingDeposits,
  type WaitingCase,
  type WaitingDeposit,
} from './waiting-store.ts';

const SHOWN = 120;
/** No deposit waits longer until it is due. */
const MOST_MS = 36 * 3_600_000;

const presentCase = (row: WaitingCase): WaitingItem => ({
  ...NO_FACTS,
  kind: 'case',
  id: row.case_no,
  dueAt: row.asked_at.getTime() + DUE_AFTER_MS.case,
  name: row.name,
  at: row.asked_at.getTime(),
  words: redactText(row.question).slice(0, SHOWN),
});

/** Questions of servicemen about a line of their earnings. */
export const findWaitingQuestions = async (
  tx: Transaction,
  ask: WaitingAsk,
): Promise<WaitingItem[]> => {
  const rows = await listWaitingCases(tx, ask);
  return rows.map(presentCase);
};

const presentDeposit = (row: WaitingDeposit): WaitingItem => ({
  ...NO_FACTS,
  kind: 'deposit',
  id: String(row.id),
  dueAt: depositDue(row.deposited_at.getTime()),
  what: row.way,
  name: row.name,
  at: row.deposited_at.getTime(),
  amount: row.amount,
});

/** Cash that servicemen say they have handed in. */
export const findWaitingDeposits = async (
  tx: Transaction,
  ask: WaitingAsk,
): Promise<WaitingItem[]> => {
  const rows = await listWaitingDeposits(tx, ask.from - MOST_MS, ask);
  return rows.map(presentDeposit).filter(({ dueAt }) => dueAt >= ask.from);
};
