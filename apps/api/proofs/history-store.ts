import type { BookingState } from '@karigar/domain/bookings/booking';
import type { Paise } from '@karigar/domain/money';
import type { Look } from '#testing/fresh-people';

const HOUR = 3_600_000;

const STAND = `
  WITH named AS (
    UPDATE profiles p SET first_name = given.name, last_name = '' FROM unnest($1::bigint[], $2::text[])
      AS given (id, name) WHERE p.account_id = given.id
  )
  INSERT INTO serviceman_work (account_id, latitude, longitude, reach_km)
    SELECT unnest($1::bigint[]), 18.5, 73.8, 30`;

/** Puts servicemen on duty, each with a distinct name. */
export const putNamedOnDuty = async (
  look: Look,
  servicemen: readonly { readonly id: number; readonly name: string }[],
): Promise<void> =>
  void (await look(STAND, [servicemen.map(({ id }) => id), servicemen.map(({ name }) => name)]));

/** Each booking at a different time, so that one serviceman can accept several. */
const OFFER = `
  WITH opened AS (
    UPDATE bookings b SET serviceman_id = NULL, serviceman_name = '', latitude = 18.5, longitude = 73.8,
      minutes = 60, scheduled_at = $3::timestamptz + at * interval '3 hours'
    FROM unnest($1::bigint[]) WITH ORDINALITY AS given (id, at) WHERE b.id = given.id
  )
  INSERT INTO offers (booking_id, serviceman_id, round, km, travel_minutes, net_pay, reasons, offered_at,
    expires_at)
  SELECT booking, serviceman, 1, 0, 0, 0, '{free}', now(), $4
  FROM unnest($1::bigint[]) AS booking, unnest($2::bigint[]) AS serviceman ORDER BY booking, serviceman`;

/** Offers every booking to every serviceman; visits are three hours apart from the given time on. */
export const offerTo = async (
  look: Look,
  bookings: readonly number[],
  servicemen: readonly number[],
  times: { readonly from: number; readonly until: number },
): Promise<number> => {
  await look(OFFER, [bookings, servicemen, new Date(times.from), new Date(times.until)]);
  return times.from + (bookings.length + 1) * 3 * HOUR;
};

export type HeldRow = {
  readonly id: number;
  readonly state: BookingState;
  readonly holder: number | null;
  readonly paid: Paise;
  readonly isRated: boolean;
};

const ROW = `
  SELECT id::float8 AS id, state, serviceman_id::float8 AS holder, paid::float8 AS paid,
    EXISTS (SELECT FROM ratings r WHERE r.booking_id = b.id) AS "isRated"
  FROM bookings b WHERE id = $1`;

export const readRow = async (look: Look, bookingId: number): Promise<HeldRow> => {
  const [row] = await look<HeldRow>(ROW, [bookingId]);
  if (row === undefined) throw new Error(`booking ${bookingId} is not there`);
  return row;
};
