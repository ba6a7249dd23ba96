import { paise, type Paise } from '@karigar/domain/money';
import type { Statement, Transaction } from '#platform/db';

export type TakenPayment = {
  readonly id: number;
  readonly bookingId: number;
  readonly orderId: number;
  readonly amount: Paise;
  readonly reversed: Paise;
  readonly mode: string;
};

const FIND_PAYMENT: Statement = {
  name: 'find-payment',
  text: `SELECT p.id, p.booking_id AS "bookingId", b.order_id AS "orderId", p.amount, p.reversed, p.mode
    FROM payments p JOIN bookings b ON b.id = p.booking_id WHERE p.id = $1`,
};

export const findPayment = async (tx: Transaction, id: number): Promise<TakenPayment | null> =>
  (await tx.rows<TakenPayment>(FIND_PAYMENT, [id]))[0] ?? null;

const TAKE_BACK: Statement = {
  name: 'take-back-payment',
  text: `UPDATE payments SET reversed = reversed + $2 WHERE id = $1`,
};

export const saveTakenBack = async (tx: Transaction, id: number, back: Paise): Promise<void> =>
  void (await tx.rows(TAKE_BACK, [id, back]));

const REFUND: Statement = {
  name: 'refund-booking',
  text: `UPDATE bookings SET refunded = refunded + $2 WHERE id = $1`,
};

export const saveRefund = async (
  tx: Transaction,
  bookingId: number,
  amount: Paise,
): Promise<void> => void (await tx.rows(REFUND, [bookingId, amount]));

const SHARED: Statement = {
  name: 'sum-shared-refunds',
  text: `SELECT coalesce(-sum(amount), 0)::bigint AS shared FROM ledger_entries
    WHERE booking_id = $1 AND account = 'refunds' AND kind = 'refund'`,
};

/** Sum of earlier refunds that all parties shared. */
export const readSharedRefunds = async (tx: Transaction, bookingId: number): Promise<Paise> =>
  (await tx.rows<{ shared: Paise }>(SHARED, [bookingId]))[0]?.shared ?? paise(0);

const CORRECTED: Statement = {
  name: 'sum-corrections',
  text: `SELECT coalesce(-sum(amount), 0)::bigint AS corrected FROM ledger_entries
    WHERE booking_id = $1 AND account = 'serviceman-share' AND kind = 'correction'`,
};

/** What earlier corrections of the booking gave to the serviceman, less what they took. */
export const readCorrections = async (tx: Transaction, bookingId: number): Promise<Paise> =>
  (await tx.rows<{ corrected: Paise }>(CORRECTED, [bookingId]))[0]?.corrected ?? paise(0);

const MOVED: Statement = {
  name: 'sum-moved-by-operator',
  text: `SELECT coalesce(sum(abs(e.amount)), 0)::bigint AS moved
    FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.written_by = $1 AND t.written_at >= $2 AND t.reason IS NOT NULL AND moved_by_hand(t.cause, e.account)`,
};

/** What this operator's refunds, reversals and corrections moved since then. */
export const sumMovedSince = async (tx: Transaction, by: number, since: Date): Promise<Paise> =>
  (await tx.rows<{ moved: Paise }>(MOVED, [by, since]))[0]?.moved ?? paise(0);
