/** As if the order had promised 30 days, for a place where the servicemen of a dispatch world are. */
export const COVER_HERE = `UPDATE bookings SET cover_days = 30, area_id = (SELECT min(id) FROM areas), latitude = 18.5074,
  longitude = 73.8077, minutes = 60 WHERE id = $1`;

export const REVISIT = `SELECT r.origin_id::float8 AS origin, r.first_id::float8 AS first, r.words, r.ended_at, b.total::float8 AS total,
    b.state, b.order_id::float8 AS "orderId"
  FROM revisits r JOIN bookings b ON b.id = r.booking_id WHERE r.booking_id = $1`;

/** Per account, what the ledger has of a booking; the sum of a serviceman's payable is below zero while it is due. */
export const MOVED = `SELECT e.account, sum(e.amount)::float8 AS amount FROM ledger_entries e WHERE e.booking_id = $1
  GROUP BY e.account HAVING sum(e.amount) <> 0 ORDER BY e.account`;

export const NET_PAY = `SELECT net_pay::float8 AS pay FROM offers WHERE booking_id = $1 ORDER BY id`;

/** Nobody has or waits for another visit. */
export const NO_OTHER_VISITS = `UPDATE bookings SET state = 'cancelled'
  WHERE state IN ('requested', 'offered', 'refused', 'assigned', 'started', 'held')`;
