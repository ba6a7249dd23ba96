import type { BookingState } from '@karigar/domain/bookings/booking';
import type { Statement, Transaction } from '#platform/db';
import { named } from '#platform/named-statement';

const COVER: Statement = {
  name: 'read-cover-days',
  text: `SELECT coalesce(b.cover_days, s.cover_days) AS days
    FROM bookings b JOIN services s ON s.id = b.service_id WHERE b.id = $1`,
};

/** Days of warranty as promised with the order. */
export const readCoverDays = async (tx: Transaction, bookingId: number): Promise<number> =>
  (await tx.rows<{ days: number }>(COVER, [bookingId]))[0]?.days ?? 0;

export type NewestRevisit = {
  readonly bookingId: number;
  readonly at: Date;
  readonly state: BookingState;
};

const NEWEST: Statement = {
  name: 'read-newest-revisit',
  text: `SELECT b.id AS "bookingId", b.scheduled_at AS at, b.state
    FROM revisits r JOIN bookings b ON b.id = r.booking_id
    WHERE r.origin_id = $1 ORDER BY r.claimed_at DESC, r.booking_id DESC LIMIT 1`,
};

/** Of this booking under warranty; null before the first. */
export const readNewestRevisit = async (
  tx: Transaction,
  originId: number,
): Promise<NewestRevisit | null> => (await tx.rows<NewestRevisit>(NEWEST, [originId]))[0] ?? null;

const BOOK = named({
  name: 'insert-revisit-booking',
  text: `WITH made AS (
      INSERT INTO bookings (order_id, customer_id, service_id, state, service_name, service_name_hi, service_names,
        image, customer_name, customer_phone, area, area_id, street, address, flat_no, latitude, longitude, price,
        quantity, total, advance, minutes, cover_days, scheduled_at, cancel_until, booked_at, updated_at)
      SELECT $orderId, o.customer_id, o.service_id, 'requested', o.service_name, o.service_name_hi, o.service_names,
        o.image, o.customer_name, o.customer_phone, o.area, o.area_id, o.street, o.address, o.flat_no, o.latitude,
        o.longitude, 0, 1, 0, 0, $minutes, 0, $at, $at, $now, $now
      FROM bookings o WHERE o.id = $originId
      RETURNING id, booking_no, customer_id
    ), hinted AS (
      INSERT INTO outbox (account_id, kind, subject_id, version) SELECT customer_id, 'booking', id, 1 FROM made
    )
    SELECT id, booking_no AS "bookingNo" FROM made`,
});

export type RevisitBooking = { readonly id: number; readonly bookingNo: string };

/** A booking at no price at the same address, free to cancel until its time. */
export const insertRevisitBooking = async (
  tx: Transaction,
  revisit: {
    readonly orderId: number;
    readonly originId: number;
    readonly minutes: number;
    readonly at: Date;
    readonly now: Date;
  },
): Promise<RevisitBooking> => {
  const [made] = await tx.rows<RevisitBooking>(BOOK, BOOK.values(revisit));
  if (made === undefined) throw new Error(`no revisit of booking ${revisit.originId} was made`);
  return made;
};

const INSERT = named({
  name: 'insert-revisit',
  text: `INSERT INTO revisits (booking_id, origin_id, origin_no, customer_id, first_id, words, claimed_at, due_at)
    VALUES ($bookingId, $originId, $originNo, $customerId, $firstId, $words, $claimedAt, $dueAt)`,
});

/** After its booking: the policy looks for it. */
export const insertRevisit = async (
  tx: Transaction,
  revisit: {
    readonly bookingId: number;
    readonly originId: number;
    readonly originNo: string;
    readonly customerId: number;
    readonly firstId: number;
    readonly words: string;
    readonly claimedAt: Date;
    readonly dueAt: Date;
  },
): Promise<void> => void (await tx.rows(INSERT, INSERT.values(revisit)));

export type CameToRevisit = { readonly first_id: number; readonly serviceman_id: number };

const CAME: Statement = {
  name: 'lock-revisit-work',
  text: `SELECT r.first_id, b.serviceman_id FROM revisits r JOIN bookings b ON b.id = r.booking_id
    WHERE r.booking_id = $1 AND b.state IN ('ended', 'completed') AND b.serviceman_id IS NOT NULL
    FOR NO KEY UPDATE OF b`,
};

/** Who did the first work and who came again; null before the revisit ended. The row stays locked. */
export const lockRevisitWork = async (
  tx: Transaction,
  bookingId: number,
): Promise<CameToRevisit | null> => (await tx.rows<CameToRevisit>(CAME, [bookingId]))[0] ?? null;
