/** Statements with which the tests of money plant and read rows directly. */

export const CASE_NOTIFICATIONS = `SELECT kind FROM notifications WHERE account_id = 101 AND details->>'caseNo' = $1`;

export const MONEY_OF_BOOKING = `SELECT paid::float8 AS paid, refunded::float8 AS refunded, total_after_end::float8 AS total
  FROM bookings WHERE id = $1`;

export const REASSIGN = 'UPDATE bookings SET serviceman_id = $2 WHERE id = $1';

export const ROHAN_WORKS_TOO = `INSERT INTO memberships (account_id, role) VALUES (202, 'serviceman') ON CONFLICT DO NOTHING`;

export const TWENTY_CASES = `INSERT INTO earnings_cases (entry_id, serviceman_id, question, asked_at, answer, answered_at)
  SELECT $1, 101, 'x', $2, 'x', $2 FROM generate_series(1, 20)`;

export const IMRAN_DEPOSITED_ALL = `INSERT INTO deposits (serviceman_id, amount, way, reference, deposited_at) SELECT 102, cash_in_hand, 'bank', 'x', now() FROM serviceman_balances WHERE serviceman_id = 102`;

export const EMPTY_OUTBOX = 'DELETE FROM outbox';

export const EARNINGS_HINTS = `SELECT account_id FROM outbox WHERE kind = 'earnings'`;

export const PLANTED_RATES = `INSERT INTO ledger_rates (kind, category_id, from_day, basis_points)
  VALUES ('commission', 9000, $1::timestamptz - interval '30 days', 1000), ('tax', 9000, $1::timestamptz - interval '1 day', 500)`;

export const NO_PLANTED_RATES = 'DELETE FROM ledger_rates WHERE category_id = 9000';

export const ONE_SIDED = `INSERT INTO ledger_entries (transaction_id, account, owner_id, amount, kind, serviceman_id, day)
  SELECT max(id), 'tips', 101, 1, 'tip', 101, current_date FROM ledger_transactions`;

export const SAME_EVENT = `INSERT INTO ledger_transactions SELECT nextval('ledger_transaction_ids'), cause, cause_id, booking_id,
  payment_id, serviceman_id, written_by, reason, written_at FROM ledger_transactions WHERE cause = 'bill' LIMIT 1`;

export const FOREIGN_POSTING = `INSERT INTO ledger_transactions (id, cause, cause_id, booking_id, serviceman_id, written_at)
  VALUES (nextval('ledger_transaction_ids'), 'tip', 1, $1, 101, now())`;

export const BEND_BALANCE =
  'UPDATE serviceman_balances SET cash_in_hand = cash_in_hand + $1 WHERE serviceman_id = 101';

export const OLD_PAYMENT = `INSERT INTO payments (booking_id, amount, mode, taken_by, taken_at) VALUES ($1, 59900, 'cash', 101, now())`;

export const setOnBooking = (change: string): string =>
  `UPDATE bookings SET ${change} WHERE id = $1`;

export const FORBIDDEN = [
  'UPDATE ledger_entries SET amount = 1',
  'DELETE FROM ledger_entries',
  'UPDATE ledger_transactions SET reason = NULL',
  'DELETE FROM ledger_transactions',
  'UPDATE serviceman_balances SET cash_in_hand = 0',
] as const;

export const INVOICE_OF =
  'SELECT total::float8 AS total, tax::float8 AS tax FROM invoices WHERE booking_id = $1';

/** What a person was notified of a booking, also of one that is no longer theirs. */
export const NOTIFIED_OF_BOOKING = `SELECT kind, (details->>'amount')::float8 AS amount FROM notifications
  WHERE account_id = $1 AND details->>'bookingNo' = (SELECT booking_no FROM bookings WHERE id = $2) ORDER BY id`;

/** Company cash in a serviceman's hand. */
export const CARRY = `INSERT INTO serviceman_balances (serviceman_id, cash_in_hand) VALUES ($1, $2)
  ON CONFLICT (serviceman_id) DO UPDATE SET cash_in_hand = excluded.cash_in_hand RETURNING 1`;

/** The customer paid in the app, ahead of the work. */
export const PAY_AHEAD = `INSERT INTO online_payments (reference, booking_id, order_id, customer_id, serviceman_id, amount,
    state, held, asked_at, expires_at, changed_at)
  SELECT 'AHEAD-' || b.id, b.id, b.order_id, b.customer_id, 101, b.total, 'paid', b.total, now(), now(), now()
  FROM bookings b WHERE b.id = $1 RETURNING 1`;

export const NUMBER_OF = 'SELECT booking_no AS no FROM bookings WHERE id = $1';
export const SET_CASH = 'UPDATE serviceman_balances SET cash_in_hand = $2 WHERE serviceman_id = $1';
