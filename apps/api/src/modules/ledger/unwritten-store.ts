import type { Paise } from '@karigar/domain/money';
import type { Statement, Transaction } from '#platform/db';
import type { MoneyBooking } from './write-payment.ts';

export type Unwritten = Omit<MoneyBooking, 'paid'> & {
  readonly payments: readonly {
    readonly id: number;
    readonly amount: Paise;
    readonly mode: string;
    readonly taken_by: number;
    readonly taken_at: string;
  }[];
};

const LIST: Statement = {
  name: 'list-unwritten-bills',
  text: `SELECT b.id, b.customer_id, b.serviceman_id, b.ended_at,
      (SELECT coalesce(json_agg(json_build_object('id', p.id, 'amount', p.amount, 'mode', p.mode, 'taken_by', p.taken_by,
          'taken_at', p.taken_at) ORDER BY p.id), '[]') FROM payments p WHERE p.booking_id = b.id) AS payments
    FROM bookings b
    WHERE b.total_after_end IS NOT NULL AND b.serviceman_id IS NOT NULL AND b.id > $1
      AND NOT EXISTS (SELECT FROM ledger_transactions t WHERE t.cause = 'bill' AND t.cause_id = b.id)
    ORDER BY b.id LIMIT $2 FOR NO KEY UPDATE OF b`,
};

/** Locks and lists bookings that ended before the ledger existed. */
export const listUnwritten = (tx: Transaction, after: number, most: number): Promise<Unwritten[]> =>
  tx.rows(LIST, [after, most]);
