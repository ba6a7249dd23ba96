import type { Look } from '#testing/fresh-people';

const STAND = `
  INSERT INTO serviceman_work (account_id, latitude, longitude, reach_km)
    SELECT unnest($1::bigint[]), 18.5, 73.8, 30`;

/** Each booking at a different time, so that one serviceman can accept several. */
const OFFER_TO_ALL = `
  WITH opened AS (
    UPDATE bookings b SET serviceman_id = NULL, latitude = 18.5, longitude = 73.8, minutes = 60,
      scheduled_at = $3::timestamptz + at * interval '3 hours'
    FROM unnest($1::bigint[]) WITH ORDINALITY AS given (id, at) WHERE b.id = given.id
  )
  INSERT INTO offers (booking_id, serviceman_id, round, km, travel_minutes, net_pay, reasons, offered_at,
    expires_at)
  SELECT booking, serviceman, 1, 0, 0, 0, '{free}', $3, $3::timestamptz + interval '1 hour'
  FROM unnest($1::bigint[]) AS booking, unnest($2::bigint[]) AS serviceman`;

/** Offers every booking to every serviceman. */
export const offerToAll = async (
  look: Look,
  bookings: readonly number[],
  servicemen: readonly number[],
  now: Date,
): Promise<void> => {
  await look(STAND, [servicemen]);
  await look(OFFER_TO_ALL, [bookings, servicemen, now]);
};

export type Held = {
  readonly id: number;
  readonly serviceman: number | null;
  readonly accepted: number;
  readonly gone: number;
  readonly events: number;
};

const HOLDERS = `
  SELECT b.id::float8 AS id, b.serviceman_id::float8 AS serviceman,
    (SELECT count(*)::int FROM offers o WHERE o.booking_id = b.id AND o.outcome = 'accepted'
      AND o.serviceman_id = b.serviceman_id) AS accepted,
    (SELECT count(*)::int FROM offers o WHERE o.booking_id = b.id AND o.outcome = 'gone') AS gone,
    (SELECT count(*)::int FROM booking_events e WHERE e.booking_id = b.id AND e.command = 'accept'
      AND e.refusal IS NULL) AS events
  FROM bookings b WHERE b.id = ANY ($1::bigint[])`;

export const holdersOf = (look: Look, bookings: readonly number[]): Promise<Held[]> =>
  look(HOLDERS, [bookings]);
