import type { Payout } from '@karigar/domain/ledger/postings';
import type { Paise } from '@karigar/domain/money';
import type { RowAnswer } from '@karigar/domain/payouts/bank-results';
import type { LeftOut } from '@karigar/domain/payouts/payable';
import type { RowState } from '@karigar/domain/payouts/run';
import type { TransferStatus } from '@karigar/domain/payouts/transfer';
import type { Statement, Transaction } from '#platform/db';

/** Somebody in a run, or whom it leaves out. */
export type NewRow = Payout & {
  readonly servicemanId: number;
  readonly bankVersion: number | null;
  readonly bank: string | null;
  readonly leftOut: LeftOut | null;
};

const INSERT: Statement = {
  name: 'insert-payout-rows',
  text: `INSERT INTO payout_rows (run_id, serviceman_id, amount, kept, fee, bank_version, bank, state, left_out)
    SELECT $1, r."servicemanId", r.amount, r.kept, r.fee, r."bankVersion", r.bank,
      CASE WHEN r."leftOut" IS NULL THEN 'waiting' ELSE 'left-out' END, r."leftOut"
    FROM jsonb_to_recordset($2) AS r ("servicemanId" bigint, amount bigint, kept bigint, fee bigint, "bankVersion" integer,
      bank text, "leftOut" text) ORDER BY r."servicemanId"`,
};

export const insertRows = async (
  tx: Transaction,
  runId: number,
  rows: readonly NewRow[],
): Promise<void> => void (await tx.rows(INSERT, [runId, JSON.stringify(rows)]));

export type WaitingRow = {
  readonly id: number;
  readonly serviceman_id: number;
  readonly amount: Paise;
  readonly kept: Paise;
  readonly fee: Paise;
  readonly bank_version: number | null;
};

const WAITING: Statement = {
  name: 'list-waiting-payout-rows',
  text: `SELECT id, serviceman_id, amount, kept, fee, bank_version FROM payout_rows
    WHERE run_id = $1 AND state = 'waiting' ORDER BY id`,
};

/** Who is still in the run, under the run's lock. */
export const listWaitingRows = (tx: Transaction, runId: number): Promise<WaitingRow[]> =>
  tx.rows(WAITING, [runId]);

const LEAVE_OUT: Statement = {
  name: 'leave-out-payout-rows',
  text: `UPDATE payout_rows p SET state = 'left-out', left_out = r.why, answered_by = $2, answered_at = $3
    FROM jsonb_to_recordset($1) AS r (id bigint, why text) WHERE p.id = r.id`,
};

export const leaveOut = async (
  tx: Transaction,
  rows: readonly { readonly id: number; readonly why: LeftOut }[],
  by: number | null,
  at: Date,
): Promise<void> => void (await tx.rows(LEAVE_OUT, [JSON.stringify(rows), by, at]));

const KEEP: Statement = {
  name: 'keep-payout-rows',
  text: `UPDATE payout_rows SET state = 'kept', answered_by = $2, answered_at = $3 WHERE id = ANY ($1)`,
};

/** Needs no transfer: paid in cash that the serviceman already has. */
export const saveKept = async (
  tx: Transaction,
  ids: readonly number[],
  by: number,
  at: Date,
): Promise<void> => void (await tx.rows(KEEP, [ids, by, at]));

const RELEASE: Statement = {
  name: 'release-payout-rows',
  text: `UPDATE payout_rows SET state = 'not-sent', answered_by = $2, answered_at = $3
    WHERE run_id = $1 AND state = 'waiting'`,
};

/** Of a cancelled run: they are in the next one. */
export const releaseRows = async (
  tx: Transaction,
  runId: number,
  by: number,
  at: Date,
): Promise<void> => void (await tx.rows(RELEASE, [runId, by, at]));

export type StoredRow = WaitingRow & {
  readonly state: RowState;
  readonly utr: string | null;
  readonly bank: string | null;
};

const LOCK: Statement = {
  name: 'lock-payout-rows',
  text: `SELECT id, serviceman_id, amount, kept, fee, bank_version, bank, state, utr FROM payout_rows
    WHERE run_id = $1 AND id = ANY ($2) ORDER BY id FOR NO KEY UPDATE`,
};

/** Those of the named rows that are of this run. */
export const lockRows = (
  tx: Transaction,
  runId: number,
  ids: readonly number[],
): Promise<StoredRow[]> => tx.rows(LOCK, [runId, ids]);

const FIND_RUN: Statement = {
  name: 'find-run-of-payout-row',
  text: 'SELECT run_id AS "runId" FROM payout_rows WHERE id = $1',
};

export const findRunOf = async (tx: Transaction, rowId: number): Promise<number | null> =>
  (await tx.rows<{ runId: number }>(FIND_RUN, [rowId]))[0]?.runId ?? null;

const UTRS: Statement = {
  name: 'find-used-utrs',
  text: 'SELECT utr, id AS "rowId" FROM payout_rows WHERE utr = ANY ($1)',
};

export const findUsedUtrs = (
  tx: Transaction,
  utrs: readonly string[],
): Promise<{ readonly utr: string; readonly rowId: number }[]> => tx.rows(UTRS, [utrs]);

const ANSWER: Statement = {
  name: 'answer-payout-rows',
  text: `UPDATE payout_rows p SET state = r.state, utr = r.utr, words = r.words, answered_by = $2, answered_at = $3
    FROM jsonb_to_recordset($1) AS r ("rowId" bigint, state text, utr text, words text) WHERE p.id = r."rowId"`,
};

export const saveAnswers = async (
  tx: Transaction,
  results: readonly RowAnswer[],
  by: number | null,
  at: Date,
): Promise<void> => void (await tx.rows(ANSWER, [JSON.stringify(results), by, at]));

const AGAIN: Statement = {
  name: 'check-banks-again',
  text: 'SELECT check_bank_again(r.id, $2) FROM unnest($1::bigint[]) AS r (id)',
};

/** The bank accounts of these failed or returned rows are checked again by the desk kyc. */
export const checkBanksAgain = async (
  tx: Transaction,
  rowIds: readonly number[],
  at: Date,
): Promise<void> => void (await tx.rows(AGAIN, [rowIds, at]));

export type TransferRow = {
  readonly id: number;
  readonly serviceman_id: number;
  readonly amount: Paise;
  readonly holder_name: string;
  readonly account_number_sealed: string;
  readonly ifsc: string;
};

const TRANSFERS: Statement = {
  name: 'list-payout-transfers',
  text: `SELECT r.id, r.serviceman_id, r.amount, k.holder_name, k.account_number_sealed, k.ifsc
    FROM payout_rows r JOIN bank_details k ON k.account_id = r.serviceman_id AND k.version = r.bank_version
    WHERE r.run_id = $1 AND r.state = 'waiting' AND r.amount > 0 ORDER BY r.id`,
};

/** To the bank account of the version that was confirmed, and to no other. */
export const listTransfers = (tx: Transaction, runId: number): Promise<TransferRow[]> =>
  tx.rows(TRANSFERS, [runId]);

export type ListedRow = StoredRow & {
  readonly name: string;
  readonly left_out: LeftOut | null;
  readonly words: string | null;
  /** What the provider says; null before it says anything, and in a run that is a file. */
  readonly status: TransferStatus | null;
};

const LIST: Statement = {
  name: 'list-payout-rows',
  text: `SELECT r.id, r.serviceman_id, r.amount, r.kept, r.fee, r.bank_version, r.bank, r.state, r.utr, r.left_out, r.words,
      t.status, coalesce((SELECT trim(p.first_name || ' ' || p.last_name) FROM profiles p WHERE p.account_id = r.serviceman_id), '')
        AS name
    FROM payout_rows r LEFT JOIN payout_transfers t ON t.row_id = r.id WHERE r.run_id = $1 AND r.id > $2 ORDER BY r.id LIMIT 100`,
};

export const listRows = (tx: Transaction, runId: number, after: number): Promise<ListedRow[]> =>
  tx.rows(LIST, [runId, after]);
