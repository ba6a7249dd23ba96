import { withClient } from '../../../apps/api/src/db/connect.ts';

/** Completed bookings of the city that most bookings are in, one for each ten minutes. */
const COPY = `
  WITH one AS (
    SELECT * FROM bookings WHERE city_id = 1 AND serviceman_id IS NOT NULL AND state = 'completed' ORDER BY id LIMIT 1
  )
  INSERT INTO bookings (id, order_id, customer_id, serviceman_id, service_id, state, service_name, service_name_hi, image,
    serviceman_name, customer_name, customer_phone, area, street, address, price, quantity, total, total_after_end, paid,
    scheduled_at, booked_at, started_at, ended_at, updated_at, area_id, over_at)
  SELECT id_at(at) + n % 4096, order_id, customer_id, serviceman_id, service_id, state, service_name, service_name_hi,
    image, serviceman_name, customer_name, customer_phone, area, street, address, price, quantity, total, total_after_end,
    paid, at, at, at, at, at, area_id, at
  FROM one, generate_series(1, $1::int) AS n, LATERAL (SELECT $2::timestamptz - n * interval '10 minutes' AS at) AS moment`;

const IN_CITY = `SELECT count(*)::int AS count,
    (SELECT 'booking-' || id FROM bookings WHERE city_id = 1 ORDER BY scheduled_at DESC, id DESC LIMIT 1) AS newest
  FROM bookings WHERE city_id = 1`;

/** Fills the log of Pune up to so many bookings; returns the row of the newest. */
export const fillLog = (
  url: string,
  bookings: number,
): Promise<{ count: number; newest: string }> =>
  withClient(url, async (client) => {
    const before = await client.query<{ count: number }>(IN_CITY);
    const missing = bookings - (before.rows[0]?.count ?? 0);
    await client.query(COPY, [missing, new Date(Date.now() - 3 * 86_400_000)]);
    await client.query('DELETE FROM outbox');
    await client.query('ANALYZE bookings');
    const { rows } = await client.query<{ count: number; newest: string }>(IN_CITY);
    if (rows[0] === undefined) throw new Error('the log is empty');
    return rows[0];
  });
