import type { Paise } from '@karigar/domain/money';
import type { Statement, Transaction } from '#platform/db';

const READ: Statement = {
  name: 'read-payments',
  text: `SELECT amount - reversed AS amount, mode FROM payments
    WHERE booking_id = $1 AND amount > reversed ORDER BY id`,
};

/** Amounts that remain after corrections; a reversed payment is left out. */
export const readPayments = (
  tx: Transaction,
  bookingId: number,
): Promise<{ readonly amount: Paise; readonly mode: string }[]> => tx.rows(READ, [bookingId]);

const INSERT: Statement = {
  name: 'insert-payment',
  text: `INSERT INTO payments (booking_id, amount, mode, taken_by, taken_at)
    VALUES ($1, $2, $3, $4, $5) RETURNING id`,
};

export const insertPayment = async (
  tx: Transaction,
  payment: { bookingId: number; amount: Paise; mode: string; takenBy: number; takenAt: Date },
): Promise<number> => {
  const { bookingId, amount, mode, takenBy, takenAt } = payment;
  const [row] = await tx.rows<{ id: number }>(INSERT, [bookingId, amount, mode, takenBy, takenAt]);
  if (row === undefined) throw new Error(`no payment of booking ${bookingId} was written`);
  return row.id;
};

const READ_TIP: Statement = {
  name: 'read-tip',
  text: `SELECT (details->>'amount')::bigint AS amount FROM booking_events
    WHERE booking_id = $1 AND command = 'tip' AND refusal IS NULL`,
};

type Tip = { readonly amount: Paise | null };

/** From the booking's events, because row level security hides the ledger from customers. */
export const readTip = async (tx: Transaction, bookingId: number): Promise<Tip | null> =>
  (await tx.rows<Tip>(READ_TIP, [bookingId]))[0] ?? null;
