import type { Client } from 'pg';

export type WorldSize = { readonly bookings: number; readonly servicemen: number };

/** A serviceman's live bookings, in the order of `STATES`; all older ones are completed or cancelled. */
const LIVE_EACH = 12;
const STATES = `ARRAY['offered', 'offered', 'assigned', 'assigned', 'assigned', 'assigned', 'assigned',
  'assigned', 'assigned', 'started', 'held', 'ended']`;
const FIRST_SERVICEMAN = 1_000_000;
const FIRST_CUSTOMER = 5_000_000;
const FIRST_SUBSCRIPTION = 9_000_000;
const BOOKINGS_PER_CUSTOMER = 10;
const HAS_CAR_EVERY = 9;

export const servicemanAt = (at: number): number => FIRST_SERVICEMAN + at;
export const tokenAt = (at: number): string => `load-${String(at).padStart(38, '0')}`;
export const accountOfToken = (token: string): number => servicemanAt(Number(token.slice(5)));

const CATALOGUE = `
  INSERT INTO categories SELECT id, 'Category ' || id, 'श्रेणी ' || id, '/art/service-ac.svg'
    FROM generate_series(1, 6) AS id;
  INSERT INTO services
    SELECT id, 1 + id % 6, 'Split AC foam-jet service ' || id, 'स्प्लिट एसी फोम-जेट सर्विस ' || id,
      19900 + id * 5000, 60, '/art/service-ac.svg'
    FROM generate_series(1, 14) AS id;
  INSERT INTO add_ons
    SELECT id, 1 + id % 14, 'Drain pipe replacement ' || id, 'ड्रेन पाइप बदलना ' || id, 9900 + id * 1000
    FROM generate_series(1, 42) AS id`;

/** $1 servicemen, $2 customers, $3 now. */
const PEOPLE = `
  WITH account AS (
    INSERT INTO accounts (id, phone, email)
    SELECT ${FIRST_SERVICEMAN} + n, '9' || lpad(n::text, 9, '0'), 'serviceman' || n || '@example.in'
      FROM generate_series(0, $1 - 1) AS n
    UNION ALL
    SELECT ${FIRST_CUSTOMER} + n, '8' || lpad(n::text, 9, '0'), 'home' || n || '@example.in'
      FROM generate_series(0, $2 - 1) AS n
    RETURNING id
  ), member AS (
    INSERT INTO memberships (account_id, role, verified_at)
    SELECT id, CASE WHEN id < ${FIRST_CUSTOMER} THEN 'serviceman' ELSE 'customer' END, $3 FROM account
  ), profile AS (
    INSERT INTO profiles (account_id, first_name, last_name, address)
    SELECT id, 'Suresh', 'Pawar', 'Flat 12, Mayur Colony, Kothrud, Pune 411038' FROM account
  ), document AS (
    INSERT INTO kyc_documents (account_id, type)
    SELECT id, type FROM account, unnest(ARRAY['aadhaar', 'pan', 'driving-licence']) AS type
      WHERE id < ${FIRST_CUSTOMER}
  ), subscription AS (
    INSERT INTO subscriptions (id, customer_id, name)
    SELECT ${FIRST_SUBSCRIPTION} + id - ${FIRST_CUSTOMER}, id, 'Doorstep car wash, monthly plan'
      FROM account WHERE id >= ${FIRST_CUSTOMER} AND (id - ${FIRST_CUSTOMER}) % ${HAS_CAR_EVERY} = 0
    RETURNING id
  )
  INSERT INTO cars (subscription_id, company, number, colour)
    SELECT id, 'Maruti Suzuki', 'MH12AB1234', 'White' FROM subscription`;

/** Sessions with tokens that the load generator can compute, for a day. $1 servicemen, $2 now. */
const SESSIONS = `
  INSERT INTO sessions (token_hash, account_id, role, created_at, last_used_at, idle_expires_at,
    expires_at)
  SELECT sha256(convert_to('load-' || lpad(n::text, 38, '0'), 'UTF8')), ${FIRST_SERVICEMAN} + n,
    'serviceman', $2::timestamptz, $2, $2::timestamptz + interval '2 hours',
    $2::timestamptz + interval '1 day'
  FROM generate_series(0, $1 - 1) AS n`;

/**
 * Booking n belongs to serviceman n % servicemen, so a serviceman's rows are spread over time. The last
 * twelve rounds are live and of the last ten days, the others fill eighteen months evenly.
 * $1 bookings, $2 servicemen, $3 customers, $4 now, $5 and $6 the slice to write.
 */
const PLANNED = `
  SELECT n, n % $2 AS serviceman, (n / 2 * 7919) % $3 AS customer, n / $2 >= $1 / $2 - ${LIVE_EACH} AS live,
    CASE WHEN n / $2 >= $1 / $2 - ${LIVE_EACH}
      THEN $4::timestamptz - interval '10 days' * (($1 - n)::float8 / ($2 * ${LIVE_EACH}))
      ELSE $4::timestamptz - interval '10 days'
        - interval '537 days' * (($1 - $2 * ${LIVE_EACH} - n)::float8 / ($1 - $2 * ${LIVE_EACH})) END
      AS booked_at
  FROM generate_series($5::bigint, $6::bigint - 1) AS n`;

const ORDERS = `
  INSERT INTO orders (id, customer_id, placed_at)
  SELECT id_at(booked_at) + n % 4096, ${FIRST_CUSTOMER} + customer, booked_at
  FROM (${PLANNED}) AS planned WHERE n % 2 = 0 AND $1::bigint > 0`;

const BOOKINGS = `
  WITH planned AS (${PLANNED}), stated AS (
    SELECT planned.*, service.*, CASE WHEN live THEN (${STATES})[1 + n / $2 % ${LIVE_EACH}]
        WHEN n % 8 = 3 THEN 'cancelled' ELSE 'completed' END AS state,
      first_value(id_at(booked_at) + n % 4096) OVER (PARTITION BY n / 2 ORDER BY n) AS order_id,
      CASE WHEN live THEN booked_at + interval '10 days' + interval '1 hour' * (n / $2 % ${LIVE_EACH})
        ELSE booked_at + interval '2 days' END AS scheduled_at
    FROM planned JOIN (SELECT id AS service_id, name, name_hi, price, image FROM services) AS service
      ON service_id = 1 + n % 14
  )
  INSERT INTO bookings (id, order_id, customer_id, serviceman_id, service_id, subscription_id, state,
    version, seen_at, service_name, service_name_hi, image, serviceman_name, customer_name,
    customer_phone, area, street, address, flat_no, house_no, price, quantity, total,
    total_after_end, paid, scheduled_at, booked_at, started_at, ended_at, updated_at)
  SELECT id_at(booked_at) + n % 4096, order_id, ${FIRST_CUSTOMER} + customer,
    ${FIRST_SERVICEMAN} + serviceman, service_id,
    CASE WHEN customer % ${HAS_CAR_EVERY} = 0 THEN ${FIRST_SUBSCRIPTION} + customer END, state, 4,
    CASE WHEN state <> 'offered' AND n % 5 <> 0 THEN booked_at END, name, name_hi, image,
    'Suresh Pawar', 'Asha Kulkarni', '8' || lpad(customer::text, 9, '0'), 'Kothrud',
    'Paud Road', 'Mayur Colony, Kothrud, Pune 411038', (1 + n % 90)::text, 'B', price, 1, price,
    CASE WHEN state IN ('ended', 'completed') THEN price END,
    CASE WHEN state = 'completed' THEN price ELSE 0 END, scheduled_at, booked_at,
    CASE WHEN state IN ('started', 'held', 'ended', 'completed') THEN scheduled_at END,
    CASE WHEN state IN ('ended', 'completed') THEN scheduled_at + interval '1 hour' END, booked_at
  FROM stated`;

const NUMBERED = `SELECT id, customer_id, serviceman_id, state, booked_at,
  row_number() OVER (ORDER BY id) AS n FROM bookings`;

const ADD_ONS = `
  INSERT INTO booking_add_ons (booking_id, add_on_id, name, name_hi, price, quantity, status,
    proposed_at)
  SELECT id, add_on, 'Drain pipe replacement', 'ड्रेन पाइप बदलना', 39900, 1,
    (ARRAY['accepted', 'accepted', 'pending', 'rejected'])[1 + n % 4], booked_at
  FROM (${NUMBERED}) AS b, generate_series(1, 1 + n % 2) AS add_on
  WHERE n % 7 = 0 AND state NOT IN ('offered', 'cancelled')`;

const PAYMENTS = `
  INSERT INTO payments (booking_id, amount, mode, taken_by, taken_at)
  SELECT id, paid, 'cash', serviceman_id, booked_at FROM bookings WHERE paid > 0 ORDER BY id`;

const CHAT = `
  INSERT INTO chat_messages (booking_id, sender_id, body, sent_at)
  SELECT id, CASE WHEN line % 2 = 0 THEN customer_id ELSE serviceman_id END,
    'I am at the gate, which wing is it?', booked_at + interval '1 minute' * line
  FROM (${NUMBERED}) AS b, generate_series(1, 8) AS line WHERE n % 20 = 0 AND state <> 'cancelled'`;

const NOTIFICATIONS = `
  INSERT INTO notifications (account_id, booking_id, kind, details, sender, created_at)
  SELECT serviceman_id, id, 'booking-assigned', '{"bookingNo": "KRG-48213"}', 'Asha Kulkarni',
    booked_at
  FROM (${NUMBERED}) AS b WHERE n % 2 = 0 ORDER BY n`;

/** The load inserts leave outbox rows that nobody must relay. */
const QUIET = `DELETE FROM outbox`;

const slices = (total: number, step: number): (readonly [from: number, to: number])[] =>
  Array.from({ length: Math.ceil(total / step) }, (_, at) => [
    at * step,
    Math.min(total, (at + 1) * step),
  ]);

const customersOf = ({ bookings }: WorldSize): number =>
  Math.ceil(bookings / BOOKINGS_PER_CUSTOMER);

/** A generic plan for foreign-key checks: planned anew for each row they take seven times as long. */
const QUICKLY = `SET plan_cache_mode = force_generic_plan; SET synchronous_commit = off`;

export const loadPeople = async (client: Client, size: WorldSize, now: Date): Promise<void> => {
  await client.query(QUICKLY);
  await client.query(CATALOGUE);
  await client.query(PEOPLE, [size.servicemen, customersOf(size), now]);
  await client.query(SESSIONS, [size.servicemen, now]);
};

export const emailAt = (serviceman: number): string => `serviceman${serviceman}@example.in`;

/** Gives every serviceman the same password. */
export const givePassword = async (client: Client, hash: string): Promise<void> => {
  await client.query(`UPDATE accounts SET password_hash = $1 WHERE id < ${FIRST_CUSTOMER}`, [hash]);
};

/** Inserts in the order of time, as real bookings would come. */
export const loadBookings = async (client: Client, size: WorldSize, now: Date): Promise<void> => {
  await client.query(QUICKLY);
  for (const [from, to] of slices(size.bookings, 50_000)) {
    const values = [size.bookings, size.servicemen, customersOf(size), now, from, to];
    await client.query(ORDERS, values);
    await client.query(BOOKINGS, values);
  }
};

/** Rows that belong to bookings, in two halves that may run in parallel. */
const HALVES = { first: [ADD_ONS, PAYMENTS], second: [CHAT, NOTIFICATIONS, QUIET] } as const;

export const loadBookingDetails = async (
  client: Client,
  half: keyof typeof HALVES,
): Promise<void> => {
  await client.query(QUICKLY);
  for (const statement of HALVES[half]) await client.query(statement);
};

/** Updates statistics and the visibility map, as autovacuum would. */
export const settle = async (client: Client): Promise<void> => {
  await client.query('VACUUM (ANALYZE)');
};

export type Startable = {
  readonly id: number;
  readonly order_id: number;
  readonly serviceman_id: number;
};

/** Assigned bookings in no order of time or serviceman; each can be started once. */
export const findStartable = async (client: Client, count: number): Promise<Startable[]> => {
  const { rows } = await client.query<Startable>(
    `SELECT id::float8 AS id, order_id::float8 AS order_id, serviceman_id::float8 AS serviceman_id
       FROM bookings WHERE state = 'assigned' ORDER BY md5(id::text) LIMIT $1`,
    [count],
  );
  return rows;
};

/** The rows that a start wrote, without the values that differ between bookings. */
export const lookAtStarted = async (client: Client, id: number): Promise<unknown> => {
  const { rows } = await client.query(
    `SELECT state, version, seen_at IS NOT NULL AS seen, started_at, ended_at,
        (SELECT json_agg(json_build_array(command, actor, from_state, to_state, claimed_at, details))
          FROM booking_events e WHERE e.booking_id = b.id) AS events,
        (SELECT json_agg(kind) FROM notifications n WHERE n.booking_id = b.id
          AND n.account_id = b.customer_id) AS notified,
        (SELECT json_agg(kind) FROM outbox o WHERE o.subject_id = b.id) AS hints
      FROM bookings b WHERE id = $1`,
    [id],
  );
  return rows;
};
