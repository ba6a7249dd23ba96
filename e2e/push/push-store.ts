import { look } from '../world/job-store.ts';
import type { Job } from '../world/job.ts';

/** Notifies the serviceman of the booking; returns the notification's id. */
export async function tell({ bookingId, serviceman }: Job, kind: string): Promise<number> {
  const [notification] = await look<{ id: number }>(
    `INSERT INTO notifications (account_id, booking_id, kind, details, sender, created_at)
     SELECT $1, id, $3, jsonb_build_object('bookingNo', booking_no), customer_name, now()
     FROM bookings WHERE id = $2 RETURNING id::float8 AS id`,
    [serviceman.id, bookingId, kind],
  );
  return notification?.id ?? 0;
}

export const subscriptionsOf = ({ serviceman }: Job): Promise<{ player_id: string }[]> =>
  look(`SELECT player_id FROM push_subscriptions WHERE account_id = $1`, [serviceman.id]);
