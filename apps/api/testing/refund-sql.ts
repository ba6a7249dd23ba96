/** Statements with which the tests of refunds and credit notes plant and read rows directly. */

export const CREDIT_NOTES = `SELECT year, series, serial, total::int, tax::int FROM credit_notes WHERE booking_id = $1
  ORDER BY id`;

export const CREDIT_NOTE_GAPS = `SELECT count(*)::int AS wrong FROM (
    SELECT serial, row_number() OVER (PARTITION BY year, series ORDER BY id) AS at FROM credit_notes
  ) AS n WHERE serial <> at`;

export const FALSIFY_CREDIT_NOTE =
  'UPDATE credit_notes SET total = total + 1 WHERE booking_id = $1';

/** Indiranagar, where the second supplier is registered. */
export const PUT_IN_BENGALURU = 'UPDATE bookings SET area_id = 402 WHERE id = $1';

/** ₹100 of a bill that is paid in part, as the previous release may have left it. */
export const PAY_A_PART = `WITH part AS (
    INSERT INTO payments (booking_id, amount, mode, taken_by, taken_at)
    SELECT id, 10000, 'cash', serviceman_id, now() FROM bookings WHERE id = $1 RETURNING booking_id, amount
  )
  UPDATE bookings SET paid = part.amount FROM part WHERE id = part.booking_id`;

/** By SQL of the desk alone, without the ledger. */
export const MARK_TRANSFERRED = `UPDATE refund_transfers SET utr = 'HDFCN52026011499', sent_by = me(), sent_at = now()
  WHERE id = $1 RETURNING id`;

export const TRANSFERS_OF_BOOKING = `SELECT id::float8 AS id, amount::int, utr, sent_by::float8 AS by FROM refund_transfers
  WHERE booking_id = $1 ORDER BY id`;
