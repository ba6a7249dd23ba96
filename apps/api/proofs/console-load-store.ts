import type { Client } from 'pg';

/** Every booking of the load is in one city, which is the most that an operator can look at. */
const ONE_CITY = `
  INSERT INTO cities (id, name, name_hi, latitude, longitude) VALUES (1, 'Pune', 'पुणे', 18.5, 73.8);
  INSERT INTO areas (id, city_id, name, name_hi, pin_code, latitude, longitude)
    VALUES (102, 1, 'Kothrud', 'कोथरुड', '411038', 18.5, 73.8);
  ALTER TABLE bookings ALTER COLUMN area_id SET DEFAULT 102`;

export const putInOneCity = async (client: Client): Promise<void> => {
  await client.query(ONE_CITY);
};

/** Names as they are spread in a city: some that thousands have, most that few have. */
const NAME_PEOPLE = `
  UPDATE profiles SET
    first_name = (ARRAY['Amit', 'Asha', 'Suresh', 'Priya', 'Rahul', 'Sunita', 'Vijay', 'Meena', 'Imran', 'Kavita',
      'Anil', 'Rekha', 'Sanjay', 'Farida', 'Joseph', 'Lata'])[1 + account_id % 16]
      || CASE WHEN account_id % 3 = 0 THEN '' ELSE chr(97 + (account_id / 16 % 26)::int) END,
    last_name = (ARRAY['Pawar', 'Kulkarni', 'Shaikh', 'Jadhav', 'Deshpande', 'Joshi', 'More', 'Patil', 'Nair', 'Khan',
      'Gaikwad', 'Shinde', 'Rao'])[1 + account_id % 13] || CASE WHEN account_id % 5 = 0 THEN '' ELSE chr(97 + (account_id / 13 % 26)::int) END`;

export const namePeople = async (client: Client): Promise<void> => {
  await client.query(NAME_PEOPLE);
  await client.query('VACUUM (ANALYZE) profiles');
};

export type Sought = { readonly words: string; readonly id: number };

const SOUGHT = {
  number: `SELECT booking_no AS words, id::float8 AS id FROM bookings ORDER BY md5(id::text) LIMIT $1`,
  order: `SELECT order_id::text AS words, id::float8 AS id FROM bookings ORDER BY md5(id::text) LIMIT $1`,
  phone: `SELECT phone AS words, id::float8 AS id FROM accounts WHERE phone IS NOT NULL ORDER BY md5(id::text) LIMIT $1`,
  email: `SELECT email AS words, id::float8 AS id FROM accounts WHERE email IS NOT NULL ORDER BY md5(phone) LIMIT $1`,
  // From three letters on to a whole name; where many begin so, which ones come is open.
  name: `SELECT left(first_name || ' ' || last_name, 3 + (account_id % 9)::int) AS words, 0::float8 AS id FROM profiles
    WHERE first_name <> '' ORDER BY md5(account_id::text) LIMIT $1`,
} as const;

export type Kind = keyof typeof SOUGHT;
export const KINDS = Object.keys(SOUGHT) as readonly Kind[];

/** What exists, all over the population. */
export const findSought = async (client: Client, kind: Kind, count: number): Promise<Sought[]> =>
  (await client.query<Sought>(SOUGHT[kind], [count])).rows;

/** The life of a booking, over and over until each has $1 events. */
const EVENTS = `
  INSERT INTO booking_events (booking_id, command, actor, account_id, from_state, to_state, received_at, happened_at)
  SELECT b.id, (ARRAY['offer', 'accept', 'seen', 'arrive', 'start', 'hold', 'resume', 'end', 'verify', 'rate'])[1 + n % 10],
    CASE WHEN n % 10 = 9 THEN 'customer' ELSE 'serviceman' END,
    CASE WHEN n % 10 = 9 THEN b.customer_id ELSE b.serviceman_id END, 'assigned', 'assigned',
    b.booked_at + n * interval '7 minutes', b.booked_at + n * interval '7 minutes'
  FROM bookings b, generate_series(0, $1::int - 1) AS n WHERE b.id >= $2 AND b.id < $3`;

const QUARTILES = `SELECT percentile_disc(array(SELECT s / 20.0 FROM generate_series(0, 20) AS s)) WITHIN GROUP (ORDER BY id)::text[] AS bounds
  FROM bookings`;

/** Gives each booking so many events; returns how many there are. */
export const loadEvents = async (client: Client, each: number): Promise<number> => {
  await client.query('SET synchronous_commit = off');
  const { rows } = await client.query<{ bounds: string[] }>(QUARTILES);
  const bounds = (rows[0]?.bounds ?? []).map(BigInt);
  for (const [nth, from] of bounds.slice(0, -1).entries()) {
    const to = (bounds[nth + 1] ?? 0n) + (nth === bounds.length - 2 ? 1n : 0n);
    await client.query(EVENTS, [each, String(from), String(to)]);
  }
  await client.query('VACUUM (ANALYZE) booking_events');
  const { rows: counted } = await client.query<{ count: string }>(
    'SELECT count(*) FROM booking_events',
  );
  return Number(counted[0]?.count);
};

/** Many events of one booking, so that its history has many pages. */
export const loadLongHistory = async (
  client: Client,
  bookingId: number,
  count: number,
): Promise<void> => {
  await client.query(EVENTS, [count, bookingId, bookingId + 1]);
};

export type LoggedAt = {
  readonly id: number;
  readonly order: number;
  readonly customer: number;
  readonly serviceman: number;
  readonly state: string;
  readonly day: string;
};

const LOGGED = `SELECT id::float8 AS id, order_id::float8 AS order, customer_id::float8 AS customer,
    serviceman_id::float8 AS serviceman, state, to_char(scheduled_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS day
  FROM bookings WHERE serviceman_id IS NOT NULL ORDER BY md5(id::text) LIMIT $1`;

export const findLogged = async (client: Client, count: number): Promise<LoggedAt[]> =>
  (await client.query<LoggedAt>(LOGGED, [count])).rows;
