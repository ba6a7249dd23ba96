import type { Statement, Transaction } from '#platform/db';

type Waiting = { readonly id: number; readonly order_id: number };

const DUE: Statement = {
  name: 'list-overdue',
  text: `SELECT id, order_id FROM bookings WHERE overdue_at <= $1 ORDER BY overdue_at LIMIT $2`,
};

export const listOverdue = (tx: Transaction, now: Date, most: number): Promise<Waiting[]> =>
  tx.rows(DUE, [now, most]);

const CLOSE: Statement = {
  name: 'close-overdue',
  text: 'UPDATE bookings SET overdue_at = NULL WHERE id = $1 AND overdue_at <= $2 RETURNING id',
};

/** Whether a notification is due: once, until a new expected time sets it again. */
export const closeOverdue = async (
  tx: Transaction,
  bookingId: number,
  now: Date,
): Promise<boolean> => (await tx.rows(CLOSE, [bookingId, now])).length > 0;
