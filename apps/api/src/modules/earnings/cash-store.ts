import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { DepositStatus, DepositWay } from '@karigar/domain/ledger/deposit';
import { paise, type Paise } from '@karigar/domain/money';
import type { Statement, Transaction } from '#platform/db';

const WAITING: Statement = {
  name: 'sum-waiting-deposits',
  text: `SELECT coalesce(sum(amount), 0)::bigint AS waiting FROM deposits
    WHERE serviceman_id = $1 AND status = 'waiting'`,
};

export const readWaiting = async (tx: Transaction, servicemanId: number): Promise<Paise> =>
  (await tx.rows<{ waiting: Paise }>(WAITING, [servicemanId]))[0]?.waiting ?? paise(0);

const INSERT: Statement = {
  name: 'insert-deposit',
  text: `INSERT INTO deposits (serviceman_id, amount, way, reference, deposited_at)
    VALUES ($1, $2, $3, $4, $5) RETURNING id`,
};

export const insertDeposit = async (
  tx: Transaction,
  deposit: { servicemanId: number; amount: Paise; way: DepositWay; reference: string; at: Date },
): Promise<number> => {
  const { servicemanId, amount, way, reference, at } = deposit;
  const [row] = await tx.rows<{ id: number }>(INSERT, [servicemanId, amount, way, reference, at]);
  if (row === undefined) throw new Error('no deposit was written');
  return row.id;
};

export type DepositRow = {
  readonly id: number;
  readonly amount: Paise;
  readonly way: DepositWay;
  readonly reference: string;
  readonly status: DepositStatus;
  readonly deposited_at: Date;
  readonly answered_at: Date | null;
  readonly reason: string | null;
};

type Page = { readonly limit: number; readonly offset: number };

const DEPOSITS: Statement = {
  name: 'list-deposits',
  text: `SELECT id, amount, way, reference, status, deposited_at, answered_at, reason
    FROM deposits WHERE serviceman_id = $1 ORDER BY id DESC LIMIT $2 OFFSET $3`,
};

export const listDeposits = (
  tx: Transaction,
  servicemanId: number,
  { limit, offset }: Page,
): Promise<DepositRow[]> => tx.rows(DEPOSITS, [servicemanId, limit, offset]);

export type PayoutRow = {
  readonly id: number;
  readonly day: IndiaDay;
  readonly amount: Paise;
  readonly kept: Paise;
  readonly bank: string;
  readonly reference: string;
  /** When the bank returned it; it is due again. */
  readonly returned: IndiaDay | null;
  readonly fee: Paise;
};

const PAYOUTS: Statement = {
  name: 'list-payouts',
  text: `SELECT id, (paid_at AT TIME ZONE 'Asia/Kolkata')::date::text AS day, amount, kept, bank, reference,
      (returned_at AT TIME ZONE 'Asia/Kolkata')::date::text AS returned, fee
    FROM payouts WHERE serviceman_id = $1 ORDER BY id DESC LIMIT $2 OFFSET $3`,
};

export const listPayouts = (
  tx: Transaction,
  servicemanId: number,
  { limit, offset }: Page,
): Promise<PayoutRow[]> => tx.rows(PAYOUTS, [servicemanId, limit, offset]);

const LAST: Statement = {
  name: 'last-payout',
  text: `SELECT (paid_at AT TIME ZONE 'Asia/Kolkata')::date::text AS day, amount, bank
    FROM payouts WHERE serviceman_id = $1 AND returned_at IS NULL ORDER BY id DESC LIMIT 1`,
};

/** The newest that the bank has not returned. */
export const readLastPayout = async (
  tx: Transaction,
  servicemanId: number,
): Promise<Pick<PayoutRow, 'day' | 'amount' | 'bank'> | null> =>
  (await tx.rows<Pick<PayoutRow, 'day' | 'amount' | 'bank'>>(LAST, [servicemanId]))[0] ?? null;
