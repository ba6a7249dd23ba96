import type { WaitingAsk } from '@karigar/domain/console/waiting-items';
import type { Paise } from '@karigar/domain/money';
import { WAITING_FACTS, type BookingRef, type WaitingFactsRow } from '#modules/bookings/index';
import type { Statement, Transaction } from '#platform/db';

const INSERT: Statement = {
  name: 'insert-refund-transfer',
  text: 'INSERT INTO refund_transfers (booking_id, amount, asked_at) VALUES ($1, $2, $3)',
};

export const insertTransfer = async (
  tx: Transaction,
  bookingId: number,
  amount: Paise,
  at: Date,
): Promise<void> => void (await tx.rows(INSERT, [bookingId, amount, at]));

export type RefundTransfer = BookingRef & { readonly amount: Paise; readonly isSent: boolean };

const READ: Statement = {
  name: 'read-refund-transfer',
  text: `SELECT t.booking_id AS "bookingId", b.order_id AS "orderId", t.amount, t.sent_at IS NOT NULL AS "isSent"
    FROM refund_transfers t JOIN bookings b ON b.id = t.booking_id WHERE t.id = $1`,
};

export const readTransfer = async (tx: Transaction, id: number): Promise<RefundTransfer | null> =>
  (await tx.rows<RefundTransfer>(READ, [id]))[0] ?? null;

const USED: Statement = {
  name: 'is-utr-used',
  text: `SELECT EXISTS (SELECT FROM refund_transfers WHERE utr = $1) OR EXISTS (SELECT FROM payout_rows WHERE utr = $1)
    AS used`,
};

/** Whether the number is that of another refund or of a payout. */
export const isUtrUsed = async (tx: Transaction, utr: string): Promise<boolean> =>
  (await tx.rows<{ used: boolean }>(USED, [utr]))[0]?.used === true;

const SENT: Statement = {
  name: 'refund-transfer-sent',
  text: 'UPDATE refund_transfers SET utr = $2, sent_by = $3, sent_at = $4 WHERE id = $1 AND sent_at IS NULL',
};

export const saveSent = async (
  tx: Transaction,
  id: number,
  { utr, by, at }: { readonly utr: string; readonly by: number; readonly at: Date },
): Promise<void> => void (await tx.rows(SENT, [id, utr, by, at]));

export type OpenTransfer = WaitingFactsRow & {
  readonly id: number;
  readonly amount: Paise;
  readonly asked_at: Date;
  readonly name: string;
};

const OPEN: Statement = {
  name: 'list-open-refund-transfers',
  text: `SELECT t.id, t.amount, t.asked_at, split_part(b.customer_name, ' ', 1) AS name, ${WAITING_FACTS}
    FROM refund_transfers t JOIN bookings b ON b.id = t.booking_id
    WHERE t.sent_at IS NULL AND ($1::bigint IS NULL OR t.id = $1) AND ($2::bigint IS NULL OR b.city_id = $2)
    ORDER BY t.asked_at, t.id LIMIT $3`,
};

/** Refunds that nobody has transferred yet: the oldest first. */
export const listOpenTransfers = (
  tx: Transaction,
  { onlyId, cityId, most }: WaitingAsk,
): Promise<OpenTransfer[]> => tx.rows(OPEN, [onlyId, cityId, most]);

type RefundRow = {
  readonly amount: Paise;
  readonly way: 'source' | 'transfer';
  readonly asked_at: Date;
  readonly done_at: Date | null;
};

const REFUNDS: Statement = {
  name: 'list-refunds-of-booking',
  text: `SELECT r.amount, 'source' AS way, r.asked_at, r.done_at FROM online_refunds r
      WHERE r.booking_id = $1 AND r.why = 'operator'
    UNION ALL
    SELECT t.amount, 'transfer', t.asked_at, t.sent_at FROM refund_transfers t WHERE t.booking_id = $1
    ORDER BY asked_at`,
};

/** What an operator refunded, to where the customer paid from or by a transfer, and whether it is there. */
export const listRefunds = (tx: Transaction, bookingId: number): Promise<RefundRow[]> =>
  tx.rows(REFUNDS, [bookingId]);
