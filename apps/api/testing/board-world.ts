import type { Instant } from '@karigar/domain/dates/instant';
import type { Vault } from '#platform/vault';
import { createBookings } from './fresh-bookings.ts';
import { createPerson, type Look } from './fresh-people.ts';
import { FAR_AREA } from './order-world.ts';

const CREW = `
  WITH made AS (
    INSERT INTO accounts (phone, created_at) SELECT '6' || lpad(n::text, 9, '0'), $2 FROM generate_series(1, $1) AS n
    RETURNING id
  ), member AS (
    INSERT INTO memberships (account_id, role, verified_at) SELECT id, 'serviceman', $2 FROM made
  ), named AS (
    INSERT INTO profiles (account_id, first_name, last_name) SELECT id, 'Kavita', 'Pawar' FROM made
  ), hours AS (
    INSERT INTO serviceman_hours SELECT id, weekday, 0, 1440 FROM made, generate_series(1, 7) AS weekday
  ), skilled AS (
    INSERT INTO serviceman_skills SELECT id, 'ac-repair' FROM made
  )
  INSERT INTO serviceman_work (account_id, latitude, longitude, reach_km)
    SELECT id, $3, $4, 20 FROM made RETURNING account_id::float8 AS id`;

/** Spread over the crew and the hours of a day; every tenth has nobody. */
const SPREAD = `
  UPDATE bookings b SET area_id = $2, latitude = $3, longitude = $4, minutes = 60,
    state = CASE WHEN at % 10 = 0 THEN 'requested' ELSE state END,
    serviceman_id = CASE WHEN at % 10 = 0 THEN NULL ELSE ($5::bigint[])[1 + at % cardinality($5::bigint[])] END,
    scheduled_at = $6::timestamptz + (at % 12) * interval '1 hour'
  FROM unnest($1::bigint[]) WITH ORDINALITY AS given (id, at) WHERE b.id = given.id`;

const CITY = 'SELECT city_id::float8 AS city FROM areas WHERE id = $1';

export const farCity = async (look: Look): Promise<number> =>
  (await look<{ city: number }>(CITY, [FAR_AREA.id]))[0]?.city ?? 0;

/** Live bookings and servicemen of one city on one day, for measuring. */
export const fillBoard = async (
  look: Look,
  vault: Vault,
  size: { bookings: number; servicemen: number; from: Instant; now: Instant },
): Promise<number[]> => {
  const { latitude, longitude } = FAR_AREA;
  const values = [size.servicemen, new Date(size.now), latitude, longitude];
  const crew = (await look<{ id: number }>(CREW, values)).map(({ id }) => id);
  const customer = await createPerson(look, 'customer', size.now);
  const made = await createBookings(look, vault, {
    count: size.bookings,
    state: 'assigned',
    servicemanId: crew[0] ?? 0,
    customerId: customer.id,
    now: size.now,
    code: '123456',
  });
  const ids = made.map(({ bookingId }) => bookingId);
  await look(SPREAD, [ids, FAR_AREA.id, latitude, longitude, crew, new Date(size.from)]);
  return ids;
};
