import { PLACES } from '../customer-bookings/order-store.ts';
import { look } from '../world/job-store.ts';
import type { Job } from '../world/job.ts';

/** Turns the serviceman's booking into an offer of the first round. */
export async function offerInstead({ bookingId, serviceman }: Job, openFor: string): Promise<void> {
  const { latitude, longitude } = PLACES.offered;
  await look(
    `UPDATE bookings SET state = 'offered', serviceman_id = NULL, serviceman_name = '', updated_at = now(),
       latitude = $2, longitude = $3, minutes = 60 WHERE id = $1`,
    [bookingId, latitude, longitude],
  );
  // Off duty, so that dispatch makes no other offer to this serviceman.
  await look(
    `INSERT INTO serviceman_work (account_id, latitude, longitude, reach_km, on_duty) VALUES ($1, $2, $3, 5, false)
     ON CONFLICT DO NOTHING`,
    [serviceman.id, latitude, longitude],
  );
  await look(
    `INSERT INTO offers (booking_id, serviceman_id, round, km, travel_minutes, net_pay, reasons, offered_at, expires_at)
     VALUES ($1, $2, 1, 2.4, 12, 93600, '{nearest,your-turn,skilled,free}', now(), now() + $3::interval)`,
    [bookingId, serviceman.id, openFor],
  );
  await hint(bookingId, serviceman.id);
}

/** Cancels the booking, as the customer would. */
export const callOff = (bookingId: number): Promise<unknown> =>
  look(`UPDATE bookings SET state = 'cancelled', updated_at = now() WHERE id = $1`, [bookingId]);

const hint = (bookingId: number, accountId: number): Promise<unknown> =>
  look(`INSERT INTO outbox (account_id, kind, subject_id) VALUES ($1, 'offers', $2)`, [
    accountId,
    bookingId,
  ]);

/** Sets the servicemen off duty, so that they get no offers of other tests' bookings. */
export const sendHome = (servicemen: readonly number[]): Promise<unknown> =>
  look('UPDATE serviceman_work SET on_duty = false WHERE account_id = ANY ($1::bigint[])', [
    servicemen,
  ]);
