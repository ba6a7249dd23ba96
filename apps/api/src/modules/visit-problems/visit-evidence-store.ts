import type { Place } from '@karigar/domain/bookings/place';
import type { Statement, Transaction } from '#platform/db';

const DOOR: Statement = {
  name: 'read-door',
  text: `SELECT latitude, longitude FROM bookings WHERE id = $1 AND latitude IS NOT NULL AND longitude IS NOT NULL`,
};

/** Where the work is; null for a booking of before there were places. */
export const readDoor = async (tx: Transaction, bookingId: number): Promise<Place | null> =>
  (await tx.rows<Place>(DOOR, [bookingId]))[0] ?? null;

const CALLS: Statement = {
  name: 'count-calls',
  text: `SELECT count(*)::int AS calls FROM booking_events
    WHERE booking_id = $1 AND account_id = $2 AND command = 'call' AND received_at >= $3`,
};

/** How often he asked to be put through since then. */
export const countCalls = async (
  tx: Transaction,
  bookingId: number,
  accountId: number,
  since: Date,
): Promise<number> =>
  (await tx.rows<{ calls: number }>(CALLS, [bookingId, accountId, since]))[0]?.calls ?? 0;
