import { withClient } from '#db/connect';
import type { TestDatabase } from '#testing/template-db';

/** Ids far from those of the demo world, in ascending order. */
const FIRST = 5_000_000_000;

const SERVICEMEN = `
  INSERT INTO accounts (id, phone)
    SELECT ${FIRST} + n, '6' || lpad(n::text, 9, '0') FROM generate_series(1, $1::bigint) AS n`;
const MEMBERSHIPS = `
  INSERT INTO memberships (account_id, role, verified_at)
    SELECT ${FIRST} + n, 'serviceman', now() FROM generate_series(1, $1::bigint) AS n`;
/** Dense in the middle of the city, sparse at its edges; one in ten is off duty. */
const WORK = `
  INSERT INTO serviceman_work (account_id, latitude, longitude, reach_km, on_duty)
    SELECT ${FIRST} + n, 18.52 + (random() + random() + random() - 1.5) * 0.12,
      73.85 + (random() + random() + random() - 1.5) * 0.14, 5 + n % 10, n % 10 <> 0
    FROM generate_series(1, $1::bigint) AS n`;
const HOURS = `
  INSERT INTO serviceman_hours (account_id, weekday, from_minute, to_minute)
    SELECT ${FIRST} + n, weekday, 480, 1200 FROM generate_series(1, $1::bigint) AS n, generate_series(1, 6) AS weekday`;
const SKILLS = `
  INSERT INTO serviceman_skills (account_id, skill_id)
    SELECT ${FIRST} + n, skill FROM generate_series(1, $1::bigint) AS n,
      LATERAL (SELECT id AS skill FROM skills ORDER BY hashint8(n * 31 + hashtext(id)) LIMIT 1 + n % 3) AS learnt`;
/** Every second serviceman has a job on the day, and one of the days before. */
const JOBS = `
  WITH placed AS (
    INSERT INTO orders (customer_id, placed_at)
      SELECT id, $2 FROM accounts WHERE id = (SELECT min(account_id) FROM memberships WHERE role = 'customer')
      RETURNING id, customer_id
  )
  INSERT INTO bookings (id, order_id, customer_id, serviceman_id, service_id, state, service_name,
    service_name_hi, image, customer_name, area, street, address, price, quantity, total, total_after_end,
    scheduled_at, booked_at, started_at, ended_at, updated_at, latitude, longitude, minutes)
  SELECT id_at('2026-02-01') + 2 * n + past, placed.id, placed.customer_id, ${FIRST} + n, s.id,
    CASE past WHEN 1 THEN 'completed' ELSE 'assigned' END, s.name, s.name_hi, s.image, 'Load', 'Load',
    'Load', 'Load', s.price, 1, s.price, CASE past WHEN 1 THEN s.price END,
    $2::timestamptz + (n % 10 - past * 24 * (1 + n % 5)) * interval '1 hour', $2,
    CASE past WHEN 1 THEN $2::timestamptz - interval '5 hours' END,
    CASE past WHEN 1 THEN $2::timestamptz - interval '4 hours' END, $2, 18.52, 73.85, 60
  FROM placed, (SELECT * FROM services ORDER BY id LIMIT 1) AS s, generate_series(1, $1::bigint, 2) AS n,
    generate_series(0, 1) AS past`;

/** Fills a city with this many servicemen, with hours, skills and jobs around the given time. */
export const fillCity = async (
  database: TestDatabase,
  servicemen: number,
  at: Date,
): Promise<void> => {
  await withClient(database.url('owner'), async (client) => {
    for (const sql of [SERVICEMEN, MEMBERSHIPS, WORK, HOURS, SKILLS])
      await client.query(sql, [servicemen]);
    await client.query(JOBS, [servicemen, at]);
    await client.query('VACUUM ANALYZE');
  });
  // Flush now: otherwise the first measured reads would wait for the writes of the fill.
  await withClient(database.url('admin'), (client) => client.query('CHECKPOINT'));
};

/** Explains with the generic plan, as the server's own connections use it. */
export const explain = (
  database: TestDatabase,
  statement: { readonly text: string },
  values: readonly unknown[],
): Promise<string> =>
  withClient(database.url('system'), async (client) => {
    await client.query('SET plan_cache_mode = force_generic_plan');
    await client.query('SET enable_seqscan = off');
    await client.query('SET jit = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN (ANALYZE, BUFFERS, COSTS OFF) ${statement.text}`,
      [...values],
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

export const listSkillIds = (database: TestDatabase): Promise<string[]> =>
  withClient(database.url('owner'), async (client) =>
    (await client.query<{ id: string }>('SELECT id FROM skills ORDER BY id')).rows.map(
      ({ id }) => id,
    ),
  );
