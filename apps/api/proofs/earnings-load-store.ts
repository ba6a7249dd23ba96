import type { Instant } from '@karigar/domain/dates/instant';
import type { Look } from '#testing/fresh-people';

const PLANT = `
  WITH placed AS (
    INSERT INTO orders (customer_id, placed_at)
    SELECT $2, $3::timestamptz - number * $5::interval FROM generate_series(1, $4) AS number
    RETURNING id, placed_at
  ), done AS (
    INSERT INTO bookings (order_id, customer_id, serviceman_id, service_id, state, service_name,
      service_name_hi, image, serviceman_name, customer_name, area, street, address, price, quantity,
      total, total_after_end, paid, scheduled_at, booked_at, started_at, ended_at, updated_at)
    SELECT placed.id, $2, $1, s.id, 'completed', s.name, s.name_hi, s.image, 'Kavita Pawar', 'Anjali Kulkarni', '', '', '',
      s.price, 1, s.price, s.price, s.price, placed_at, placed_at, placed_at, placed_at, placed_at
    FROM placed JOIN LATERAL (
      SELECT * FROM services ORDER BY id OFFSET placed.id % 14 LIMIT 1
    ) AS s ON true
    RETURNING id, total_after_end, ended_at
  )
  INSERT INTO payments (booking_id, amount, mode, taken_by, taken_at)
  SELECT id, total_after_end, 'cash', $1, ended_at FROM done`;

/** Inserts completed and paid jobs back through the years; next_id() has 4096 numbers a second. */
export const plantJobs = async (
  look: Look,
  plan: { servicemanId: number; customerId: number; now: Instant; jobs: number; days: number },
): Promise<void> => {
  const gap = `${(plan.days * 86_400) / plan.jobs} seconds`;
  const { servicemanId, customerId, now, jobs } = plan;
  await look(PLANT, [servicemanId, customerId, new Date(now), jobs, gap]);
};

type JobDay = { bookingId: number; orderId: number; day: string };

export const someJob = async (look: Look, servicemanId: number, nth: number): Promise<JobDay> => {
  const [row] = await look<JobDay>(
    `SELECT id::float8 AS "bookingId", order_id::float8 AS "orderId",
       (ended_at AT TIME ZONE 'Asia/Kolkata')::date::text AS day
     FROM bookings WHERE serviceman_id = $1 ORDER BY ended_at DESC OFFSET $2 LIMIT 1`,
    [servicemanId, nth],
  );
  if (!row) throw new Error('the serviceman has no such job');
  return row;
};

export const analyze = async (look: Look): Promise<void> => void (await look('ANALYZE'));
