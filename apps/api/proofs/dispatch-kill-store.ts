import type { Look } from '#testing/fresh-people';

/** Servicemen at one place, always on duty; nobody else is. */
const STAND = `
  WITH gone AS (DELETE FROM serviceman_work WHERE account_id <> ALL ($1::bigint[])), hours AS (
    INSERT INTO serviceman_hours (account_id, weekday, from_minute, to_minute)
    SELECT serviceman, weekday, 0, 1440 FROM unnest($1::bigint[]) AS serviceman, generate_series(1, 7) AS weekday
  )
  INSERT INTO serviceman_work (account_id, latitude, longitude, reach_km)
    SELECT unnest($1::bigint[]), 18.5, 73.8, 30`;

export const putAllOnDuty = async (look: Look, servicemen: readonly number[]): Promise<void> =>
  void (await look(STAND, [servicemen]));

/** Bookings as place-order leaves them, all of one customer: servicemen are asked for half of the time until the visit. */
const REQUEST = `
  WITH placed AS (
    INSERT INTO orders (customer_id, placed_at) SELECT $1, $2 FROM generate_series(1, $3) RETURNING id
  )
  INSERT INTO bookings (order_id, customer_id, service_id, state, service_name, service_name_hi, image,
    customer_name, area, street, address, price, quantity, total, scheduled_at, booked_at, updated_at, latitude,
    longitude, minutes)
  SELECT placed.id, $1, s.id, 'requested', s.name, s.name_hi, s.image, 'Kill', 'Kill', 'Kill', 'Kill', s.price, 1,
    s.price, $2::timestamptz + interval '8 minutes', $2, $2, 18.5, 73.8, 30
  FROM placed, (SELECT * FROM services ORDER BY id LIMIT 1) AS s
  RETURNING id::float8 AS id`;

const SKILL_ALL = `
  INSERT INTO serviceman_skills (account_id, skill_id)
    SELECT serviceman, s.id FROM unnest($1::bigint[]) AS serviceman, skills s`;

export const requestMany = async (
  look: Look,
  customerId: number,
  servicemen: readonly number[],
  count: number,
  now: Date,
): Promise<number[]> => {
  await look(SKILL_ALL, [servicemen]);
  return (await look<{ id: number }>(REQUEST, [customerId, now, count])).map(({ id }) => id);
};

export type Standing = {
  readonly requested: number;
  readonly offered: number;
  readonly given_up: number;
  /** Unassigned, with no planned dispatch. */
  readonly stuck: number;
  readonly offers: number;
  readonly lapsed: number;
};

const STANDING = `
  SELECT count(*) FILTER (WHERE state = 'requested')::int AS requested,
    count(*) FILTER (WHERE state = 'offered')::int AS offered,
    count(*) FILTER (WHERE state = 'refused')::int AS given_up,
    count(*) FILTER (WHERE state IN ('requested', 'offered') AND dispatch_at IS NULL)::int AS stuck,
    (SELECT count(*)::int FROM offers WHERE booking_id = ANY ($1::bigint[])) AS offers,
    (SELECT count(*)::int FROM offers WHERE booking_id = ANY ($1::bigint[]) AND outcome = 'lapsed') AS lapsed
  FROM bookings WHERE id = ANY ($1::bigint[])`;

export const standingOf = async (look: Look, bookings: readonly number[]): Promise<Standing> => {
  const [standing] = await look<Standing>(STANDING, [bookings]);
  if (standing === undefined) throw new Error('the count of bookings is missing');
  return standing;
};

const FAULTS = `
  SELECT b.id::float8 AS id, b.state,
    (SELECT count(*)::int FROM offers o WHERE o.booking_id = b.id) AS offers,
    (SELECT count(*)::int FROM (SELECT FROM offers o WHERE o.booking_id = b.id GROUP BY o.serviceman_id
      HAVING count(*) > 1) AS twice) AS twice,
    (SELECT count(*)::int FROM offers o WHERE o.booking_id = b.id AND o.outcome IS NULL) AS open,
    (SELECT count(*)::int FROM notifications n WHERE n.booking_id = b.id AND n.kind = 'nobody-yet') AS notified
  FROM bookings b WHERE b.id = ANY ($1::bigint[])
    AND (b.state <> 'refused' OR b.dispatch_at IS NULL
      OR (SELECT count(*) FROM offers o WHERE o.booking_id = b.id AND o.outcome = 'lapsed') <> $2
      OR (SELECT count(*) FROM offers o WHERE o.booking_id = b.id) <> $2
      OR (SELECT count(*) FROM notifications n WHERE n.booking_id = b.id AND n.kind = 'nobody-yet') <> 1)`;

/** Bookings not offered to every serviceman exactly once, without a deadline for operators, or with the customer not notified once. */
export const faultsOf = async (
  look: Look,
  bookings: readonly number[],
  servicemen: number,
): Promise<string[]> =>
  (await look(FAULTS, [bookings, servicemen])).map((fault) => JSON.stringify(fault));
