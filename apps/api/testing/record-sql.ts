/** Statements with which the tests of the record reach the database directly. */

export const NUMBER_OF = 'SELECT booking_no AS no FROM bookings WHERE id = $1';
export const RENAME = 'UPDATE profiles SET first_name = $2, last_name = $3 WHERE account_id = $1';
export const LAST_OF_CALL = `SELECT a.booking_id::float8 AS booking, a.subject_id::float8 AS subject, a.outcome, r.words
  FROM audit a LEFT JOIN audit_reasons r ON r.hash = a.reason WHERE a.call = $1 ORDER BY a.id DESC LIMIT 1`;
export const ROWS_WITH = `SELECT count(*)::int AS count FROM audit_reasons WHERE words LIKE '%' || $1 || '%'`;
export const HINTS_OF_BOOKING = `SELECT count(*)::int AS count FROM outbox WHERE account_id < 0 AND kind = 'booking'
  AND subject_id = $1`;
/** Many notes, as if they had been written over years. */
export const MANY_NOTES = `INSERT INTO notes (booking_id, written_by, written_at, words)
  SELECT $1, $2, $3::timestamptz - n / 2 * interval '1 minute', 'Note ' || n FROM generate_series(1, $4::int) AS n`;
/** Copies of a booking, one for each minute, in four states. */
export const MANY_BOOKINGS = `INSERT INTO bookings (order_id, customer_id, serviceman_id, service_id, state, service_name,
    service_name_hi, image, serviceman_name, customer_name, area, street, address, price, quantity, total, scheduled_at,
    booked_at, updated_at, area_id)
  SELECT order_id, customer_id, CASE WHEN n % 4 = 1 THEN NULL ELSE serviceman_id END, service_id,
    (ARRAY['cancelled', 'requested', 'offered', 'assigned'])[1 + n % 4], service_name, service_name_hi, image, serviceman_name,
    customer_name, area, street, address, price, quantity, total, scheduled_at - n * interval '1 minute', booked_at, updated_at,
    area_id
  FROM bookings, generate_series(1, $2::int) AS n WHERE id = $1`;
export const MANY_PEOPLE = `WITH made AS (
    INSERT INTO accounts (phone, created_at) SELECT '7' || lpad(($2::int + n)::text, 9, '0'), now() FROM generate_series(1, $1::int) AS n
    RETURNING id
  ), member AS (INSERT INTO memberships (account_id, role) SELECT id, 'customer' FROM made)
  INSERT INTO profiles (account_id, first_name, last_name)
    SELECT id, chr(97 + (id % 26)::int) || 'mol' || id, 'Zacharias' || id FROM made`;
export const ANALYZE = 'ANALYZE bookings, profiles, accounts, memberships, notes';

export const ADD_ONS_OF =
  'SELECT id::float8 AS id FROM booking_add_ons WHERE booking_id = $1 ORDER BY id';
