import type { Look } from './fresh-people.ts';
import { people } from './people.ts';

/** The rating sums of Suresh and of a service: [ratings, stars]. */
export const readSums = async (look: Look, serviceId: number) => {
  const [row] = await look<{ serviceman: number[] | null; of: number[] | null }>(
    `SELECT (SELECT ARRAY[ratings, stars] FROM serviceman_ratings WHERE account_id = $1) AS serviceman,
       (SELECT ARRAY[ratings, stars] FROM service_ratings WHERE service_id = $2) AS of`,
    [people.suresh.id, serviceId],
  );
  return { serviceman: row?.serviceman ?? [0, 0], of: row?.of ?? [0, 0] };
};

/** Inserts a rating past the code that checks the booking's customer. */
export const PLANT_RATING = {
  name: 'plant-rating',
  text: `INSERT INTO ratings (booking_id, customer_id, serviceman_id, service_id, stars, rated_at)
    VALUES ($1, $2, $3, $4, 1, now())`,
};

export const spendGuesses = async (look: Look, bookingId: number): Promise<void> =>
  void (await look(`UPDATE completion_codes SET tries = 5 WHERE booking_id = $1`, [bookingId]));

/** Sets the last moment to cancel, as an order does. */
export const agreeOnCancelling = async (
  look: Look,
  bookingId: number,
  until: Date,
): Promise<void> =>
  void (await look(`UPDATE bookings SET cancel_until = $2 WHERE id = $1`, [bookingId, until]));

/** Deletes the serviceman's work area and hours. */
export const forgetWork = async (look: Look, accountId: number): Promise<void> => {
  for (const table of ['serviceman_work', 'serviceman_hours', 'serviceman_skills'])
    await look(`DELETE FROM ${table} WHERE account_id = $1`, [accountId]);
};

/** Closes the booking, so that it takes no capacity. */
export const closeBooking = async (look: Look, bookingId: number): Promise<void> =>
  void (await look(`UPDATE bookings SET state = 'cancelled' WHERE id = $1`, [bookingId]));

/** As if the order had promised this warranty. */
export const promiseCover = async (look: Look, bookingId: number, days: number): Promise<void> =>
  void (await look(`UPDATE bookings SET cover_days = $2 WHERE id = $1`, [bookingId, days]));

const CAUSES = 'SELECT cause FROM ledger_transactions WHERE booking_id = $1';

/** Why the ledger has postings about this booking. */
export const postedCauses = async (look: Look, bookingId: number): Promise<string[]> =>
  (await look<{ cause: string }>(CAUSES, [bookingId])).map(({ cause }) => cause);
