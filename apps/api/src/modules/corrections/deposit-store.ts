import type { DepositStatus } from '@karigar/domain/ledger/deposit';
import type { Paise } from '@karigar/domain/money';
import type { Statement, Transaction } from '#platform/db';

type Deposit = {
  readonly id: number;
  readonly serviceman_id: number;
  readonly amount: Paise;
  readonly status: DepositStatus;
};

const LOCK: Statement = {
  name: 'lock-deposit',
  text: `SELECT id, serviceman_id, amount, status FROM deposits WHERE id = $1 FOR NO KEY UPDATE`,
};

export const lockDeposit = async (tx: Transaction, id: number): Promise<Deposit | null> =>
  (await tx.rows<Deposit>(LOCK, [id]))[0] ?? null;

const ANSWER: Statement = {
  name: 'answer-deposit',
  text: `UPDATE deposits SET status = $2, reason = $3, answered_by = $4, answered_at = $5 WHERE id = $1`,
};

export const answerDeposit = async (
  tx: Transaction,
  id: number,
  given: { status: DepositStatus; reason: string | null; by: number; at: Date },
): Promise<void> =>
  void (await tx.rows(ANSWER, [id, given.status, given.reason, given.by, given.at]));
