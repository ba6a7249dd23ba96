import type { Look } from '#testing/fresh-people';

const STAND = `WITH skills AS (
    INSERT INTO serviceman_skills (account_id, skill_id)
    SELECT account, s.skill_id FROM unnest($1::bigint[]) AS account, services s WHERE s.id = $2
  ), hours AS (
    INSERT INTO serviceman_hours (account_id, weekday, from_minute, to_minute)
    SELECT account, weekday, 0, 1440 FROM unnest($1::bigint[]) AS account, generate_series(1, 7) AS weekday
  )
  INSERT INTO serviceman_work (account_id, latitude, longitude, reach_km)
    SELECT unnest($1::bigint[]), 18.5, 73.8, 30`;

export const standReady = async (
  look: Look,
  servicemen: readonly number[],
  serviceId: number,
): Promise<void> => void (await look(STAND, [servicemen, serviceId]));

const OFFER = `
  WITH opened AS (
    UPDATE bookings SET serviceman_id = NULL, latitude = 18.5, longitude = 73.8, minutes = 60,
      scheduled_at = $3 WHERE id = ANY ($1::bigint[]) RETURNING id
  )
  INSERT INTO offers (booking_id, serviceman_id, round, km, travel_minutes, net_pay, reasons, offered_at,
    expires_at)
  SELECT id, $2, 1, 0, 0, 0, '{free}', $4, $4::timestamptz + interval '1 hour' FROM opened`;

/** Both bookings of a round, at the same hour, are on offer to this serviceman. */
export const offerPair = async (
  look: Look,
  bookings: readonly number[],
  serviceman: number,
  at: Date,
  now: Date,
): Promise<void> => void (await look(OFFER, [bookings, serviceman, at, now]));

export type Held = {
  readonly id: number;
  readonly serviceman: number | null;
  readonly state: string;
  readonly changes: number;
};

const HELD = `SELECT b.id::float8 AS id, b.serviceman_id::float8 AS serviceman, b.state,
    (SELECT count(*)::int FROM booking_events e WHERE e.booking_id = b.id AND e.refusal IS NULL
      AND e.command IN ('assign', 'accept')) AS changes
  FROM bookings b WHERE b.id = ANY ($1::bigint[]) ORDER BY b.id`;

export const heldIn = (look: Look, bookings: readonly number[]): Promise<Held[]> =>
  look(HELD, [bookings]);
