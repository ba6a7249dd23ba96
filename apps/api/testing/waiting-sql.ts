/** Statements with which the tests of the queue reach the database directly. */

export const FIRST_AREA = `SELECT id::float8 AS id, city_id::float8 AS city FROM areas ORDER BY id LIMIT 1`;
export const PUT_IN_AREA = 'UPDATE bookings SET area_id = $2 WHERE id = $1';
export const ROWS_OF_CALL = 'SELECT count(*)::int AS n FROM audit WHERE call = $1';
export const CHANGE_WORDS = `UPDATE ended_events SET reason = '—'`;
/** As a serviceman asks, where UPI is offered. */
export const ASK_BY_UPI = `INSERT INTO upi_requests (reference, booking_id, amount, asked_by, asked_at)
  SELECT $1, id, 59900, serviceman_id, $3 FROM bookings WHERE id = $2`;
export const AUDIT_OF_CALL = `SELECT a.outcome, r.words FROM audit a LEFT JOIN audit_reasons r ON r.hash = a.reason
  WHERE a.call = $1 AND a.booking_id = $2 ORDER BY a.id`;
