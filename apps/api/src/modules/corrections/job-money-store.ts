import type { Paise } from '@karigar/domain/money';
import type { BookingRef } from '#modules/bookings/index';
import type { Statement, Transaction } from '#platform/db';

const REF: Statement = {
  name: 'find-booking-for-money',
  text: `SELECT id AS "bookingId", order_id AS "orderId" FROM bookings WHERE booking_no = $1 LIMIT 1`,
};

export const findJob = async (tx: Transaction, bookingNo: string): Promise<BookingRef | null> =>
  (await tx.rows<BookingRef>(REF, [bookingNo]))[0] ?? null;

const KEPT: Statement = {
  name: 'sum-company-of-job',
  text: `SELECT coalesce(-sum(amount) FILTER (WHERE account = 'tax'), 0)::bigint AS "taxNow",
      coalesce(-sum(amount) FILTER (WHERE account = 'commission'), 0)::bigint AS "commissionNow"
    FROM ledger_entries WHERE booking_id = $1`,
};

type Kept = { readonly taxNow: Paise; readonly commissionNow: Paise };

/** Tax and commission of a job, after refunds and corrections. */
export const readKept = async (tx: Transaction, bookingId: number): Promise<Kept> => {
  const [kept] = await tx.rows<Kept>(KEPT, [bookingId]);
  if (kept === undefined) throw new Error('a sum without a row');
  return kept;
};

const EARNED: Statement = {
  name: 'list-earned-of-job',
  text: `SELECT w.id AS "servicemanId",
      coalesce((SELECT trim(p.first_name || ' ' || p.last_name) FROM profiles p WHERE p.account_id = w.id), '') AS name,
      coalesce((SELECT -sum(e.amount) FROM ledger_entries e
        WHERE e.booking_id = $1 AND e.serviceman_id = w.id AND e.part = 'earning'), 0)::bigint AS earned,
      coalesce((SELECT b.cash_in_hand FROM serviceman_balances b WHERE b.serviceman_id = w.id), 0) AS "cashInHand",
      coalesce((SELECT b.payable FROM serviceman_balances b WHERE b.serviceman_id = w.id), 0) AS payable
    FROM unnest($2::bigint[]) AS w (id)`,
  trusted: { servicemanId: 'the parameter has no null' },
};

export type EarnedOfJob = {
  readonly servicemanId: number;
  readonly name: string;
  readonly earned: Paise;
  readonly cashInHand: Paise;
  readonly payable: Paise;
};

/** What a job earned each of these servicemen, and what they have of all jobs. */
export const listEarned = (
  tx: Transaction,
  bookingId: number,
  servicemanIds: readonly number[],
): Promise<EarnedOfJob[]> => tx.rows(EARNED, [bookingId, servicemanIds]);

export type JobPayment = {
  readonly id: number;
  readonly mode: 'cash' | 'upi' | 'online';
  readonly amount: Paise;
  readonly reversed: Paise;
  readonly taken_at: Date;
};

const PAYMENTS: Statement = {
  name: 'list-payments-to-correct',
  text: `SELECT id, mode, amount, reversed, taken_at FROM payments WHERE booking_id = $1 ORDER BY id LIMIT 100`,
};

export const listJobPayments = (tx: Transaction, bookingId: number): Promise<JobPayment[]> =>
  tx.rows(PAYMENTS, [bookingId]);
