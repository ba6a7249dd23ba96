import type { Place } from '@karigar/domain/bookings/place';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Statement, Transaction } from '#platform/db';

const ADDRESS_LOCATION: Statement = {
  name: 'read-address-location',
  text: `SELECT latitude, longitude FROM bookings WHERE id = $1 AND latitude IS NOT NULL AND longitude IS NOT NULL`,
};

/** Where the work is; null for an old booking without coordinates. */
export const readAddressLocation = async (
  tx: Transaction,
  bookingId: number,
): Promise<Place | null> => (await tx.rows<Place>(ADDRESS_LOCATION, [bookingId]))[0] ?? null;

const CALLS: Statement = {
  name: 'count-calls',
  text: `SELECT count(*)::int AS calls FROM booking_events
    WHERE booking_id = $1 AND account_id = $2 AND command = 'call' AND received_at >= $3
      AND ($4::timestamptz IS NULL OR received_at <= $4)`,
};

/** How often the serviceman asked to call the customer in this time. */
export const countCalls = async (
  tx: Transaction,
  bookingId: number,
  accountId: number,
  since: Date,
  until: Date | null = null,
): Promise<number> =>
  (await tx.rows<{ calls: number }>(CALLS, [bookingId, accountId, since, until]))[0]?.calls ?? 0;

const CALLED: Statement = {
  name: 'list-call-times',
  text: `SELECT received_at FROM booking_events
    WHERE booking_id = $1 AND account_id = $2 AND command = 'call' AND received_at >= $3`,
};

/** When the serviceman asked to call the customer. */
export const listCallTimes = async (
  tx: Transaction,
  bookingId: number,
  accountId: number,
  since: Date,
): Promise<Instant[]> => {
  const rows = await tx.rows<{ received_at: Date }>(CALLED, [bookingId, accountId, since]);
  return rows.map(({ received_at: at }) => at.getTime());
};
