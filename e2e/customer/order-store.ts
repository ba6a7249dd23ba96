import { FAR_AREA, putToWork } from '../../apps/api/src/testing/order-world.ts';
import { look } from '../world/job-store.ts';

/** Where a man of the test alone can be sent. */
export const PIN_CODE = FAR_AREA.pinCode;

export const sendToWork = (servicemanId: number): Promise<void> => putToWork(look, servicemanId);

export async function orderOf(bookingId: number): Promise<number> {
  const [found] = await look<{ id: number }>(
    `SELECT order_id::float8 AS id FROM bookings WHERE id = $1`,
    [bookingId],
  );
  return found?.id ?? 0;
}
