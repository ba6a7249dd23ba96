import type { Need } from '@karigar/domain/orders/capacity';
import type { Instant } from '@karigar/domain/dates/instant';
import type { BookingRow } from '#modules/bookings/index';
import type { Statement, Transaction } from '#platform/db';

type VisitRow = {
  readonly latitude: number;
  readonly longitude: number;
  readonly minutes: number;
  readonly skill: string | null;
  readonly city_id: number;
};

const VISIT: Statement = {
  name: 'read-visit-of-booking',
  text: `SELECT b.latitude, b.longitude, coalesce(b.minutes, s.minutes * b.quantity) AS minutes,
      s.skill_id AS skill, a.city_id
    FROM bookings b JOIN services s ON s.id = b.service_id JOIN areas a ON a.id = b.area_id
    WHERE b.id = $1 AND b.latitude IS NOT NULL AND b.longitude IS NOT NULL`,
};

export type Visit = { readonly need: Need; readonly cityId: number };

/** What the booking needs of a serviceman; null when its coordinates are unknown. */
export const readVisit = async (tx: Transaction, booking: BookingRow): Promise<Visit | null> => {
  const [row] = await tx.rows<VisitRow>(VISIT, [booking.id]);
  if (row === undefined) return null;
  const { latitude, longitude, minutes, skill, city_id: cityId } = row;
  const from = booking.scheduled_at.getTime();
  return { need: { place: { latitude, longitude }, skill, from, minutes }, cityId };
};

const MOVE: Statement = {
  name: 'move-booking',
  text: `WITH changed AS (
      UPDATE bookings SET scheduled_at = $3, cancel_until = $4, seen_at = NULL, version = version + 1,
        updated_at = $5
      WHERE id = $1 AND version = $2 RETURNING id, state, version, customer_id, serviceman_id
    ), event AS (
      INSERT INTO booking_events (booking_id, command, actor, account_id, from_state, to_state, received_at,
        key, details)
      SELECT id, 'reschedule', 'customer', customer_id, state, state, $5, $6, $7 FROM changed
    ), hinted AS (
      INSERT INTO outbox (account_id, kind, subject_id, version)
      SELECT party, 'booking', id, version
        FROM changed, unnest(ARRAY[customer_id, serviceman_id]) AS party WHERE party IS NOT NULL
    )
    SELECT version FROM changed`,
};

/** Saves the new time, with event and hints; the caller holds the row's lock. */
export const saveMoved = async (
  tx: Transaction,
  before: BookingRow,
  moved: { at: Instant; cancelUntil: Instant; now: Instant; key: string | null },
): Promise<void> => {
  const details = { from: before.scheduled_at.getTime(), to: moved.at };
  const saved = await tx.rows(MOVE, [
    before.id,
    before.version,
    new Date(moved.at),
    new Date(moved.cancelUntil),
    new Date(moved.now),
    moved.key,
    JSON.stringify(details),
  ]);
  if (saved.length !== 1) throw new Error(`booking ${before.id} changed under its lock`);
};
