import type { WorkTurn } from '@karigar/domain/bookings/work-clock';
import type { Statement, Transaction } from '#platform/db';
import type { AddOnRow } from './booking-add-on-store.ts';
import {
  BOOKING_COLUMNS,
  BOOKING_TRUST,
  OFFER_COLUMNS,
  OFFER_TRUST,
  type BookingRow,
} from './booking-row.ts';

export type BookingRef = { readonly bookingId: number; readonly orderId: number };

const READ: Statement = {
  name: 'read-booking',
  text: `SELECT ${BOOKING_COLUMNS} FROM bookings WHERE id = $1 AND order_id = $2`,
  trusted: BOOKING_TRUST,
};
const FIND: Statement = {
  name: 'find-booking',
  text: `SELECT ${BOOKING_COLUMNS} FROM bookings WHERE id = $1`,
  trusted: BOOKING_TRUST,
};
const LOCK: Statement = { ...READ, name: 'lock-booking', text: `${READ.text} FOR NO KEY UPDATE` };

export const readBooking = async (tx: Transaction, ref: BookingRef): Promise<BookingRow | null> =>
  (await tx.rows<BookingRow>(READ, [ref.bookingId, ref.orderId]))[0] ?? null;

/** By id, without the order. */
export const findBooking = async (tx: Transaction, id: number): Promise<BookingRow | null> =>
  (await tx.rows<BookingRow>(FIND, [id]))[0] ?? null;

export const lockBooking = async (tx: Transaction, ref: BookingRef): Promise<BookingRow | null> =>
  (await tx.rows<BookingRow>(LOCK, [ref.bookingId, ref.orderId]))[0] ?? null;

export type ListedBooking = BookingRow & {
  readonly add_ons: readonly AddOnRow[];
  readonly turns: readonly WorkTurn[];
  /** Customer or serviceman has blocked the other. */
  readonly is_blocked: boolean;
};

/** For lists without a work clock and without phone numbers. */
const PLAIN = `false AS is_blocked, '[]'::json AS turns`;

/** Add-ons are looked up for the rows of the page only, not for those that OFFSET skips. */
const withParts = (page: string, order: string, ofLive: string): string => `SELECT page.*,
  (SELECT coalesce(json_agg(json_build_object('id', a.id, 'add_on_id', a.add_on_id, 'names',
      names_of(a.names, a.name, a.name_hi), 'price', a.price, 'quantity', a.quantity, 'status', a.status)
      ORDER BY a.id), '[]')
    FROM booking_add_ons a WHERE a.booking_id = page.id AND a.status <> 'rejected') AS add_ons,
  ${ofLive}
  FROM (${page}) AS page ORDER BY ${order}`;

const pageOf = (
  which: string,
  order: string,
  whose: 'serviceman_id' | 'customer_id' = 'serviceman_id',
): string =>
  withParts(
    `SELECT ${BOOKING_COLUMNS} FROM bookings WHERE ${whose} = $1 AND state IN (${which})
      ORDER BY ${order} LIMIT $2 OFFSET $3`,
    order,
    PLAIN,
  );

/** Only for live work: the clock of ended work needs only start and end. */
const OF_LIVE = `page.customer_id = ANY ((SELECT blocked_with_me())::bigint[]) AS is_blocked,
  CASE WHEN page.started_at IS NULL THEN '[]' ELSE (
    SELECT coalesce(json_agg(json_build_object('command', e.command,
      'at', floor(extract(epoch FROM coalesce(e.happened_at, e.received_at)) * 1000)) ORDER BY e.id), '[]')
    FROM booking_events e WHERE e.booking_id = page.id AND e.command IN ('hold', 'resume')
      AND e.refusal IS NULL) END AS turns`;

const BY_TIME = 'scheduled_at, id';

/** Own bookings and open offers; own bookings are read only as far as the page reaches. */
const LIVE: Statement = {
  name: 'list-live-bookings',
  text: withParts(
    `SELECT * FROM (
      (SELECT ${BOOKING_COLUMNS} FROM bookings WHERE serviceman_id = $1
          AND state IN ('assigned', 'started', 'held', 'ended')
        ORDER BY ${BY_TIME} LIMIT $2::bigint + $4::bigint)
      UNION ALL
      SELECT ${OFFER_COLUMNS} FROM offers_to_me($3)
    ) AS live ORDER BY ${BY_TIME} LIMIT $2 OFFSET $4`,
    BY_TIME,
    OF_LIVE,
  ),
  trusted: { ...BOOKING_TRUST, ...OFFER_TRUST },
};

const HISTORY: Statement = {
  name: 'list-booking-history',
  text: pageOf(`'completed', 'cancelled'`, 'id DESC'),
  trusted: BOOKING_TRUST,
};

type Page = { readonly limit: number; readonly offset: number };

/** The serviceman's live bookings and the offers that are open now. */
export const listLive = (
  tx: Transaction,
  servicemanId: number,
  now: Date,
  { limit, offset }: Page,
): Promise<ListedBooking[]> => tx.rows(LIVE, [servicemanId, limit, now, offset]);

export const listHistory = (
  tx: Transaction,
  servicemanId: number,
  { limit, offset }: Page,
): Promise<ListedBooking[]> => tx.rows(HISTORY, [servicemanId, limit, offset]);

const OWN = {
  live: {
    name: 'list-own-live-bookings',
    text: pageOf(
      `'requested', 'offered', 'refused', 'assigned', 'started', 'held', 'ended'`,
      BY_TIME,
      'customer_id',
    ),
    trusted: BOOKING_TRUST,
  },
  history: {
    name: 'list-own-past-bookings',
    text: pageOf(`'completed', 'cancelled'`, 'id DESC', 'customer_id'),
    trusted: BOOKING_TRUST,
  },
} as const satisfies Record<string, Statement>;

/** A customer's bookings; a refused one is live, because operators look for somebody. */
export const listOwnBookings = (
  tx: Transaction,
  customerId: number,
  which: keyof typeof OWN,
  { limit, offset }: Page,
): Promise<ListedBooking[]> => tx.rows(OWN[which], [customerId, limit, offset]);

const MARK_SEEN: Statement = {
  name: 'mark-booking-seen',
  text: `UPDATE bookings SET seen_at = $2 WHERE id = $1 AND state = 'assigned' AND seen_at IS NULL`,
};

/** Seen-at does not bump the version or write an event. */
export const markSeen = async (tx: Transaction, bookingId: number, now: Date): Promise<void> =>
  void (await tx.rows(MARK_SEEN, [bookingId, now]));
