import type { Statement, Transaction } from '#platform/db';
import type { AddOnRow } from './booking-add-on-store.ts';
import { BOOKING_COLUMNS, type BookingRow } from './booking-row.ts';

export type BookingRef = { readonly bookingId: number; readonly orderId: number };

const READ: Statement = {
  name: 'read-booking',
  text: `SELECT ${BOOKING_COLUMNS} FROM bookings WHERE id = $1 AND order_id = $2`,
};
const LOCK: Statement = { name: 'lock-booking', text: `${READ.text} FOR NO KEY UPDATE` };

export const readBooking = async (tx: Transaction, ref: BookingRef): Promise<BookingRow | null> =>
  (await tx.rows<BookingRow>(READ, [ref.bookingId, ref.orderId]))[0] ?? null;

export const lockBooking = async (tx: Transaction, ref: BookingRef): Promise<BookingRow | null> =>
  (await tx.rows<BookingRow>(LOCK, [ref.bookingId, ref.orderId]))[0] ?? null;

export type ListedBooking = BookingRow & { readonly add_ons: readonly AddOnRow[] };

/** Add-ons are looked up for the rows of the page only, not for those that OFFSET skips. */
const pageOf = (which: string, order: string): string => `SELECT page.*,
  (SELECT coalesce(json_agg(json_build_object('id', a.id, 'add_on_id', a.add_on_id, 'name', a.name,
      'name_hi', a.name_hi, 'price', a.price, 'quantity', a.quantity, 'status', a.status)
      ORDER BY a.id), '[]')
    FROM booking_add_ons a WHERE a.booking_id = page.id AND a.status <> 'rejected') AS add_ons
  FROM (
    SELECT ${BOOKING_COLUMNS} FROM bookings WHERE serviceman_id = $1 AND state IN (${which})
    ORDER BY ${order} LIMIT $2 OFFSET $3
  ) AS page ORDER BY ${order}`;

const LIVE: Statement = {
  name: 'list-live-bookings',
  text: pageOf(`'offered', 'assigned', 'started', 'held', 'ended'`, 'scheduled_at, id'),
};

const HISTORY: Statement = {
  name: 'list-booking-history',
  text: pageOf(`'completed', 'cancelled'`, 'id DESC'),
};

export const LIST_STATEMENTS = { live: LIVE, history: HISTORY } as const;

export const listBookings = (
  tx: Transaction,
  servicemanId: number,
  which: keyof typeof LIST_STATEMENTS,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedBooking[]> => tx.rows(LIST_STATEMENTS[which], [servicemanId, limit, offset]);

const MARK_SEEN: Statement = {
  name: 'mark-booking-seen',
  text: `UPDATE bookings SET seen_at = $2 WHERE id = $1 AND state = 'assigned' AND seen_at IS NULL`,
};

/** No version and no event: that he looked changes nothing for anyone else. */
export const markSeen = async (tx: Transaction, bookingId: number, now: Date): Promise<void> =>
  void (await tx.rows(MARK_SEEN, [bookingId, now]));
