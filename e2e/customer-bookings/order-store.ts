import { FAR_AREA, OTHER_FAR_AREA, putOnDuty } from '../../apps/api/testing/order-world.ts';
import { look } from '../world/job-store.ts';

/** Places with only the servicemen of a test; servicemen of one place get offers of each other's bookings. */
export const PLACES = { assigned: FAR_AREA, offered: OTHER_FAR_AREA } as const;

export async function sendToWork(
  servicemanId: number,
  place: keyof typeof PLACES = 'assigned',
): Promise<void> {
  await putOnDuty(look, servicemanId, PLACES[place]);
  // At every hour: offers are made only in working hours, and the test may run at night.
  await look(
    'UPDATE serviceman_hours SET from_minute = 0, to_minute = 1440 WHERE account_id = $1',
    [servicemanId],
  );
}

export async function orderOf(bookingId: number): Promise<number> {
  const [found] = await look<{ id: number }>(
    `SELECT order_id::float8 AS id FROM bookings WHERE id = $1`,
    [bookingId],
  );
  return found?.id ?? 0;
}
