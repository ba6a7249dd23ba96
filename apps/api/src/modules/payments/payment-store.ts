import type { Paise } from '@karigar/domain/money';
import type { Statement, Transaction } from '#platform/db';

const READ: Statement = {
  name: 'read-payments',
  text: `SELECT amount FROM payments WHERE booking_id = $1 ORDER BY id`,
};

export const readPayments = async (tx: Transaction, bookingId: number): Promise<Paise[]> =>
  (await tx.rows<{ amount: Paise }>(READ, [bookingId])).map(({ amount }) => amount);

const INSERT: Statement = {
  name: 'insert-payment',
  text: `INSERT INTO payments (booking_id, amount, mode, taken_by, taken_at)
    VALUES ($1, $2, $3, $4, $5)`,
};

export const insertPayment = async (
  tx: Transaction,
  payment: { bookingId: number; amount: Paise; mode: string; takenBy: number; takenAt: Date },
): Promise<void> => {
  const { bookingId, amount, mode, takenBy, takenAt } = payment;
  await tx.rows(INSERT, [bookingId, amount, mode, takenBy, takenAt]);
};
