/** Statements with which the tests of payments in the app look behind the calls. */

export const JOBS_WAITING = `SELECT id::text, task, payload FROM jobs WHERE task = 'read-gateway-event' ORDER BY id`;

export const JOB_DONE = 'DELETE FROM jobs WHERE id = $1::bigint';

export const SETTLES_WAITING = `DELETE FROM outbox WHERE task = 'settle-online-payments' RETURNING payload`;

/** Every account of a booking's entries, in paise. */
export const ACCOUNTS_OF_BOOKING = `SELECT coalesce(jsonb_object_agg(account, sum), '{}') AS accounts FROM (
    SELECT account, sum(amount)::float8 AS sum FROM ledger_entries WHERE booking_id = $1 GROUP BY account HAVING sum(amount) <> 0
  ) AS s`;

export const CAPTURES_OF_BOOKING = `SELECT amount::float8 AS amount, used::float8 AS used, back::float8 AS back
  FROM online_captures WHERE booking_id = $1 ORDER BY id`;

export const REFUNDS_OF_BOOKING = `SELECT amount::float8 AS amount, state, attempt FROM online_refunds WHERE booking_id = $1 ORDER BY id`;

export const PAYMENT_ROW = `SELECT id::float8 AS id FROM payments WHERE booking_id = $1`;

export const EVENTS = `SELECT to_jsonb(e) AS event FROM gateway_events e ORDER BY received_at, event_id`;

/** As ordered from a service that asks for an advance. */
export const SET_ADVANCE = 'UPDATE bookings SET advance = $2 WHERE id = $1';

export const ASK_FOR_ADVANCE = 'UPDATE services SET advance = $2 WHERE id = $1';

export const ADVANCE_OF_CUSTOMER =
  'SELECT advance::float8 AS advance FROM bookings WHERE customer_id = $1';
