import { hash, randomBytes } from 'node:crypto';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Look } from '#testing/fresh-people';

export type BoardSize = {
  readonly cityId: number;
  readonly bookings: number;
  readonly servicemen: number;
  /** Between these times are the visits of the day. */
  readonly from: Instant;
  readonly to: Instant;
  readonly now: Instant;
};

/** A serviceman with a session, and the jobs of the day, the first one first. */
export type CrewMember = {
  readonly id: number;
  readonly name: string;
  readonly token: string;
  readonly jobs: readonly { readonly bookingId: number; readonly orderId: number }[];
};

const FIRST_NAMES = `ARRAY['Aarav', 'Bhavna', 'Chetan', 'Deepa', 'Eknath', 'Farida', 'Ganesh', 'Harini', 'Imran',
  'Jyoti', 'Kabir', 'Lakshmi', 'Manoj', 'Nandini', 'Omkar', 'Priya', 'Qasim', 'Ramesh', 'Sunita', 'Tara']`;
const LAST_NAMES = `ARRAY['Agarwal', 'Bhosale', 'Chavan', 'Desai', 'Fernandes', 'Gaikwad', 'Iyer', 'Jadhav', 'Khan',
  'More', 'Naidu', 'Pawar', 'Rao', 'Salvi', 'Shaikh', 'Shinde', 'Thomas', 'Verma', 'Wagh', 'Zaveri']`;

/** Each has one skill, works all week and is on duty in one of the city's areas. $1 servicemen, $2 now, $3 city. */
const CREW = `
  WITH given AS (
    SELECT n, '6' || lpad(n::text, 9, '0') AS phone FROM generate_series(0, $1::int - 1) AS n
  ), place AS (
    SELECT latitude, longitude, row_number() OVER (ORDER BY id) - 1 AS at, count(*) OVER () AS many
      FROM areas WHERE city_id = $3
  ), skill AS (
    SELECT skill_id AS id, row_number() OVER (ORDER BY id) - 1 AS at, count(*) OVER () AS many
      FROM services WHERE skill_id IS NOT NULL
  ), made AS (
    INSERT INTO accounts (phone, created_at) SELECT phone, $2 FROM given RETURNING id, phone
  ), crew AS (SELECT made.id, given.n FROM made JOIN given USING (phone)), member AS (
    INSERT INTO memberships (account_id, role, verified_at) SELECT id, 'serviceman', $2 FROM crew
  ), named AS (
    INSERT INTO profiles (account_id, first_name, last_name)
    SELECT id, (${FIRST_NAMES})[1 + n / 20 % 20], (${LAST_NAMES})[1 + n % 20] FROM crew
  ), hours AS (
    INSERT INTO serviceman_hours SELECT id, weekday, 0, 1440 FROM crew, generate_series(1, 7) AS weekday
  ), skilled AS (
    INSERT INTO serviceman_skills SELECT crew.id, skill.id FROM crew JOIN skill ON skill.at = n % skill.many
  ), ready AS (
    INSERT INTO serviceman_work (account_id, latitude, longitude, reach_km)
    SELECT id, latitude, longitude, 20 FROM crew JOIN place ON place.at = n % place.many
  )
  SELECT id::float8 AS id, (${FIRST_NAMES})[1 + n / 20 % 20] || ' ' || (${LAST_NAMES})[1 + n % 20] AS name
    FROM crew ORDER BY n`;

/** $1 tokens' hashes, $2 accounts, $3 now. */
const SESSIONS = `
  INSERT INTO sessions (token_hash, account_id, role, created_at, last_used_at, idle_expires_at, expires_at)
  SELECT hash, account, 'serviceman', $3::timestamptz, $3, $3::timestamptz + interval '2 hours',
    $3::timestamptz + interval '1 day' FROM unnest($1::bytea[], $2::bigint[]) AS given (hash, account)`;

/** One customer in ten bookings. $1 customers, $2 now. */
const CUSTOMERS = `
  WITH made AS (
    INSERT INTO accounts (phone, created_at)
    SELECT '7' || lpad((500000000 + n)::text, 9, '0'), $2 FROM generate_series(1, $1::int) AS n RETURNING id
  ), member AS (
    INSERT INTO memberships (account_id, role) SELECT id, 'customer' FROM made
  ), named AS (
    INSERT INTO profiles (account_id, first_name, last_name) SELECT id, 'Anjali', 'Kulkarni' FROM made
  )
  SELECT id::float8 AS id FROM made ORDER BY id`;

/**
 * Nine of ten bookings are assigned, each serviceman's one after another, who has arrived where it is time: nobody is
 * late. For every tenth nobody was found, or the search goes on. $1 bookings, $2 crew, $3 customers, $4 city, $5 first visit, $6 time between visits, $7 now, $8 names.
 */
const BOOKINGS = `
  WITH planned AS (
    SELECT at, at % 10 = 9 AS nobody, (at / 10 * 9 + at % 10) AS job, row_number() OVER () AS line
      FROM generate_series(0, $1::int - 1) AS at
  ), service AS (
    SELECT *, row_number() OVER (ORDER BY id) - 1 AS at, count(*) OVER () AS many
      FROM services WHERE skill_id IS NOT NULL
  ), place AS (
    SELECT id, name, latitude, longitude, pin_code, row_number() OVER (ORDER BY id) - 1 AS at, count(*) OVER () AS many
      FROM areas WHERE city_id = $4
  ), dated AS (
    SELECT planned.*, CASE WHEN nobody THEN at / 10 ELSE job % cardinality($2::bigint[]) END AS who,
      CASE WHEN nobody THEN at / 10 % 5 ELSE job / cardinality($2::bigint[]) END AS turn FROM planned
  ), placed AS (
    INSERT INTO orders (customer_id, placed_at)
    SELECT ($3::bigint[])[1 + at % cardinality($3::bigint[])], $7::timestamptz - interval '2 days' FROM dated
    ORDER BY line RETURNING id, customer_id
  ), numbered AS (SELECT *, row_number() OVER (ORDER BY id) AS line FROM placed)
  INSERT INTO bookings (order_id, customer_id, serviceman_id, service_id, state, service_name, service_name_hi, image,
    serviceman_name, customer_name, customer_phone, area, area_id, latitude, longitude, street, address, price, quantity,
    total, minutes, scheduled_at, arrived_at, booked_at, updated_at)
  SELECT numbered.id, numbered.customer_id, CASE WHEN NOT nobody THEN ($2::bigint[])[1 + who] END, service.id,
    CASE WHEN NOT nobody THEN 'assigned' WHEN turn % 2 = 0 OR begins < $7 THEN 'refused' ELSE 'requested' END,
    service.name, service.name_hi, service.image, CASE WHEN NOT nobody THEN ($8::text[])[1 + who] ELSE '' END,
    'Anjali Kulkarni', '9890011223', place.name, place.id, place.latitude, place.longitude, 'Lane 5', 'Flat 3, Lane 5',
    service.price, 1, service.price,
    greatest(30, (extract(epoch FROM $6::interval) / 60 * (5 + who % 3) / 10)::int / 5 * 5), begins,
    CASE WHEN NOT nobody AND begins < $7::timestamptz + interval '10 minutes' THEN least(begins, $7) END,
    $7::timestamptz - interval '2 days', $7::timestamptz - interval '1 minute' * (1 + dated.at / 10 % 30)
  FROM (SELECT *, date_trunc('minute', $5::timestamptz + $6::interval * (turn + (who % 4) / 16.0)) AS begins FROM dated)
      AS dated
    JOIN numbered USING (line) JOIN service ON service.at = who % service.many JOIN place ON place.at = who % place.many
  RETURNING id::float8 AS "bookingId", order_id::float8 AS "orderId", serviceman_id::float8 AS serviceman, scheduled_at`;

type Made = {
  readonly bookingId: number;
  readonly orderId: number;
  readonly serviceman: number | null;
  readonly scheduled_at: Date;
};

/** The load inserts leave rows that nobody must relay, and statistics of empty tables. */
const SETTLE = ['DELETE FROM outbox', 'ANALYZE'];

const BOOKINGS_PER_CUSTOMER = 10;
/** How many visits a serviceman has in a day. */
const VISITS = 5;

/** A city's day of live bookings and servicemen with sessions; nobody works at two places at once. */
export const loadBoard = async (
  look: Look,
  { cityId, bookings, servicemen, from, to, now }: BoardSize,
): Promise<readonly CrewMember[]> => {
  const at = new Date(now);
  const crew = await look<{ id: number; name: string }>(CREW, [servicemen, at, cityId]);
  const tokens = crew.map(() => randomBytes(32).toString('base64url'));
  const ids = crew.map(({ id }) => id);
  await look(SESSIONS, [tokens.map((token) => hash('sha256', token, 'buffer')), ids, at]);
  const customers = await look<{ id: number }>(CUSTOMERS, [bookings / BOOKINGS_PER_CUSTOMER, at]);
  const made = await look<Made>(BOOKINGS, [
    bookings,
    ids,
    customers.map(({ id }) => id),
    cityId,
    new Date(from),
    `${Math.floor((to - from) / VISITS / 1000)} seconds`,
    at,
    crew.map(({ name }) => name),
  ]);
  for (const statement of SETTLE) await look(statement);
  const of = Map.groupBy(
    made.toSorted((one, other) => one.scheduled_at.getTime() - other.scheduled_at.getTime()),
    ({ serviceman }) => serviceman,
  );
  return crew.map(({ id, name }, index) => ({
    id,
    name,
    token: tokens[index] ?? '',
    jobs: of.get(id) ?? [],
  }));
};

/** Everybody of the demo world goes home, so that the board has the crew alone. */
export const sendOthersHome = async (look: Look): Promise<void> =>
  void (await look('UPDATE serviceman_work SET on_duty = false'));
