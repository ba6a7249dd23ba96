import { randomBytes } from 'node:crypto';
import type { Paise } from '@karigar/domain/money';
import { writeReference } from '@karigar/domain/payouts/bank-file';
import type { TransferStatus } from '@karigar/domain/payouts/transfer';
import type { Statement, Transaction } from '#platform/db';

const INSERT: Statement = {
  name: 'insert-payout-transfers',
  text: `INSERT INTO payout_transfers (row_id, run_id, key, asked_at, looks_at)
    SELECT t.id, $2, t.key, $3, $3 FROM jsonb_to_recordset($1) AS t (id bigint, key text) ORDER BY t.id`,
};

/** Found under the row's reference in the provider's dashboard, and unlike the key of any other database. */
const newKey = (rowId: number): string =>
  `${writeReference(rowId)}-${randomBytes(6).toString('hex')}`;

export const insertTransfers = async (
  tx: Transaction,
  runId: number,
  rowIds: readonly number[],
  at: Date,
): Promise<void> => {
  const keyed = rowIds.map((id) => ({ id, key: newKey(id) }));
  await tx.rows(INSERT, [JSON.stringify(keyed), runId, at]);
};

/** How long one look at the provider may take before another worker looks too. */
const LEASE_MS = 60_000;

const TAKE_DUE: Statement = {
  name: 'take-due-payout-transfers',
  text: `UPDATE payout_transfers SET looks_at = $2, looks = looks + 1 WHERE row_id = ANY (ARRAY(
      SELECT row_id FROM payout_transfers WHERE looks_at <= $1 ORDER BY looks_at, row_id LIMIT $3 FOR UPDATE SKIP LOCKED))
    RETURNING row_id`,
};

export const takeDueTransfers = async (
  tx: Transaction,
  now: number,
  most: number,
): Promise<number[]> => {
  const values = [new Date(now), new Date(now + LEASE_MS), most];
  return (await tx.rows<{ row_id: number }>(TAKE_DUE, values)).map(({ row_id: id }) => id);
};

export type Transfer = {
  readonly row_id: number;
  readonly run_id: number;
  readonly key: string;
  readonly state: 'asked' | 'calling' | 'sent' | 'ended';
  readonly fund_account_id: string | null;
  readonly provider_id: string | null;
  readonly looks: number;
  readonly serviceman_id: number;
  readonly amount: Paise;
  /** Who sent the run. */
  readonly by: number;
  /** Null when the bank account of the row's version is gone. */
  readonly holder_name: string | null;
  readonly account_number_sealed: string;
  readonly ifsc: string;
};

const READ: Statement = {
  name: 'read-payout-transfer',
  text: `SELECT t.row_id, t.run_id, t.key, t.state, t.fund_account_id, t.provider_id, t.looks, r.serviceman_id, r.amount,
      u.file_taken_by AS by, k.holder_name, coalesce(k.account_number_sealed, '') AS account_number_sealed,
      coalesce(k.ifsc, '') AS ifsc
    FROM payout_transfers t JOIN payout_rows r ON r.id = t.row_id JOIN payout_runs u ON u.id = t.run_id
      LEFT JOIN bank_details k ON k.account_id = r.serviceman_id AND k.version = r.bank_version
    WHERE t.row_id = $1`,
  trusted: { by: 'a run with transfers was sent by somebody' },
};

export const readTransfer = async (tx: Transaction, rowId: number): Promise<Transfer | null> =>
  (await tx.rows<Transfer>(READ, [rowId]))[0] ?? null;

const CALLING: Statement = {
  name: 'call-for-payout-transfer',
  text: `UPDATE payout_transfers SET state = 'calling', fund_account_id = $2 WHERE row_id = $1 AND state = 'asked'
    RETURNING row_id`,
};

/** From now on the provider may have it. False when another worker was first. */
export const saveCalling = async (
  tx: Transaction,
  rowId: number,
  fundAccountId: string,
): Promise<boolean> => (await tx.rows(CALLING, [rowId, fundAccountId])).length === 1;

const END: Statement = {
  name: 'end-payout-transfer',
  text: `UPDATE payout_transfers SET state = 'ended', looks_at = NULL WHERE row_id = $1`,
};

export const endTransfer = async (tx: Transaction, rowId: number): Promise<void> =>
  void (await tx.rows(END, [rowId]));

const SENT: Statement = {
  name: 'save-payout-transfer',
  text: `UPDATE payout_transfers SET state = 'sent', provider_id = $2, looks_at = $6,
      status_at = CASE WHEN status IS DISTINCT FROM $3 THEN $4 ELSE status_at END, status = $3, paid_at = coalesce(paid_at, $5)
    WHERE row_id = $1 AND state <> 'ended' RETURNING paid_at`,
};

type SentTransfer = {
  readonly rowId: number;
  readonly providerId: string;
  readonly status: TransferStatus;
  readonly paidAt: Date | null;
  readonly next: Date | null;
  readonly at: Date;
};

export const saveSentTransfer = async (tx: Transaction, sent: SentTransfer): Promise<void> => {
  const { rowId, providerId, status, paidAt, next, at } = sent;
  await tx.rows(SENT, [rowId, providerId, status, at, paidAt, next]);
};

const PAID_AT: Statement = {
  name: 'read-payout-transfer-paid-at',
  text: 'SELECT paid_at FROM payout_transfers WHERE row_id = $1',
};

export const readPaidAt = async (tx: Transaction, rowId: number): Promise<Date | null> =>
  (await tx.rows<{ paid_at: Date | null }>(PAID_AT, [rowId]))[0]?.paid_at ?? null;

const LOOK_NOW: Statement = {
  name: 'look-at-payout-transfer',
  text: `UPDATE payout_transfers SET looks_at = $2, looks = 0 WHERE key = $1 AND state <> 'ended'`,
};

/** The provider is asked at once, also about a transfer of which nothing was expected any more. */
export const lookNow = async (tx: Transaction, key: string, now: Date): Promise<void> =>
  void (await tx.rows(LOOK_NOW, [key, now]));

const RUNS: Statement = {
  name: 'runs-of-payout-transfers',
  text: 'SELECT DISTINCT run_id FROM payout_transfers WHERE row_id = ANY ($1)',
};

export const runsOfTransfers = async (
  tx: Transaction,
  rowIds: readonly number[],
): Promise<number[]> =>
  (await tx.rows<{ run_id: number }>(RUNS, [rowIds])).map(({ run_id: id }) => id);
