import type { Paise } from '@karigar/domain/money';
import type { Pace } from '@karigar/domain/payouts/pace';
import type { RunState, RunWay } from '@karigar/domain/payouts/run';
import type { Statement, Transaction } from '#platform/db';

export type Run = {
  readonly id: number;
  readonly state: RunState;
  /** Null until it is sent, and of files before there was a choice. */
  readonly way: RunWay | null;
};

const INSERT: Statement = {
  name: 'insert-payout-run',
  text: 'INSERT INTO payout_runs (prepared_by, prepared_at, pace) VALUES ($1, $2, $3) RETURNING id',
};

export const insertRun = async (
  tx: Transaction,
  by: number,
  at: Date,
  pace: Pace,
): Promise<number> => {
  const [row] = await tx.rows<{ id: number }>(INSERT, [by, at, pace]);
  if (row === undefined) throw new Error('no run was written');
  return row.id;
};

const LOCK: Statement = {
  name: 'lock-payout-run',
  text: 'SELECT id, state, way FROM payout_runs WHERE id = $1 FOR NO KEY UPDATE',
};

export const lockRun = async (tx: Transaction, id: number): Promise<Run | null> =>
  (await tx.rows<Run>(LOCK, [id]))[0] ?? null;

const CONFIRM: Statement = {
  name: 'confirm-payout-run',
  text: `UPDATE payout_runs SET state = 'confirmed', confirmed_by = $2, confirmed_at = $3 WHERE id = $1`,
};

export const saveConfirmed = async (
  tx: Transaction,
  id: number,
  by: number,
  at: Date,
): Promise<void> => void (await tx.rows(CONFIRM, [id, by, at]));

const SENT: Statement = {
  name: 'send-payout-run',
  text: `UPDATE payout_runs SET state = 'sent', file_taken_by = $2, file_taken_at = $3, way = $4 WHERE id = $1`,
};

export const saveSent = async (
  tx: Transaction,
  id: number,
  by: number,
  at: Date,
  way: RunWay,
): Promise<void> => void (await tx.rows(SENT, [id, by, at, way]));

const CANCEL: Statement = {
  name: 'cancel-payout-run',
  text: `UPDATE payout_runs SET state = 'cancelled', ended_at = $2 WHERE id = $1`,
};

export const saveCancelled = async (tx: Transaction, id: number, at: Date): Promise<void> =>
  void (await tx.rows(CANCEL, [id, at]));

const END: Statement = {
  name: 'end-payout-run',
  text: `UPDATE payout_runs u SET state = 'done', ended_at = $2 WHERE u.id = $1 AND u.state IN ('confirmed', 'sent')
    AND NOT EXISTS (SELECT FROM payout_rows r WHERE r.run_id = u.id AND r.state = 'waiting')`,
};

/** Ends a run in which nobody waits any more. */
export const endWhenAnswered = async (tx: Transaction, id: number, at: Date): Promise<void> =>
  void (await tx.rows(END, [id, at]));

export type RunSummary = {
  readonly id: number;
  readonly state: RunState;
  readonly prepared_by: string;
  readonly prepared_at: Date;
  readonly confirmed_by: string | null;
  readonly confirmed_at: Date | null;
  readonly file_taken_by: string | null;
  readonly file_taken_at: Date | null;
  readonly way: RunWay | null;
  readonly ended_at: Date | null;
  /** Null for runs before there was a choice. */
  readonly pace: Pace | null;
  readonly people: number;
  readonly amount: Paise;
  readonly kept: Paise;
  readonly fee: Paise;
  readonly left_out: number;
  readonly waiting: number;
  readonly paid: number;
  readonly failed: number;
};

const nameOf = (column: string): string =>
  `(SELECT trim(p.first_name || ' ' || p.last_name) FROM profiles p WHERE p.account_id = u.${column})`;

const SUMMARY = `SELECT u.id, u.state, coalesce(${nameOf('prepared_by')}, '') AS prepared_by, u.prepared_at,
    ${nameOf('confirmed_by')} AS confirmed_by, u.confirmed_at, ${nameOf('file_taken_by')} AS file_taken_by,
    u.file_taken_at, u.way, u.pace, u.ended_at, s.people, s.amount, s.kept, s.fee, s.left_out, s.waiting, s.paid, s.failed
  FROM payout_runs u CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE r.state <> 'left-out') AS people,
      coalesce(sum(r.amount) FILTER (WHERE r.state <> 'left-out'), 0)::bigint AS amount,
      coalesce(sum(r.kept) FILTER (WHERE r.state <> 'left-out'), 0)::bigint AS kept,
      coalesce(sum(r.fee) FILTER (WHERE r.state <> 'left-out'), 0)::bigint AS fee,
      count(*) FILTER (WHERE r.state = 'left-out') AS left_out,
      count(*) FILTER (WHERE r.state = 'waiting') AS waiting,
      count(*) FILTER (WHERE r.state = 'paid') AS paid,
      count(*) FILTER (WHERE r.state IN ('failed', 'not-sent', 'returned')) AS failed
    FROM payout_rows r WHERE r.run_id = u.id) s`;

const READ: Statement = { name: 'read-payout-run', text: `${SUMMARY} WHERE u.id = $1` };

export const findRun = async (tx: Transaction, id: number): Promise<RunSummary | null> =>
  (await tx.rows<RunSummary>(READ, [id]))[0] ?? null;

const LIST: Statement = {
  name: 'list-payout-runs',
  text: `${SUMMARY} WHERE $1::bigint IS NULL OR u.id < $1 ORDER BY u.id DESC LIMIT 20`,
};

/** The newest first. */
export const listRuns = (tx: Transaction, before: number | null): Promise<RunSummary[]> =>
  tx.rows(LIST, [before]);

const SHOW: Statement = {
  name: 'show-payout-runs-again',
  text: 'UPDATE payout_runs SET state = state WHERE id = ANY ($1)',
};

/** Its rows were answered: the screens of the desk read it again. */
export const showAgain = async (tx: Transaction, ids: readonly number[]): Promise<void> =>
  void (await tx.rows(SHOW, [ids]));
