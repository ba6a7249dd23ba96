import type { BookingState } from '@karigar/domain/bookings/booking';
import type { Need } from '@karigar/domain/orders/capacity';
import type { Instant } from '@karigar/domain/dates/instant';
import type { BookingRow } from '#modules/bookings/index';
import type { Statement, Transaction } from '#platform/db';
import { named } from '#platform/named-statement';

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

const MOVE = named({
  name: 'move-booking',
  text: `WITH changed AS (
      UPDATE bookings SET state = $state, serviceman_id = CASE WHEN $state::text = 'assigned' THEN serviceman_id END,
        serviceman_name = CASE WHEN $state::text = 'assigned' THEN serviceman_name ELSE '' END,
        scheduled_at = $at, cancel_until = $cancelUntil, seen_at = NULL, version = version + 1, updated_at = $now
      WHERE id = $id AND version = $version RETURNING id, state, version, customer_id, serviceman_id
    ), event AS (
      INSERT INTO booking_events (booking_id, command, actor, account_id, from_state, to_state, received_at,
        key, details)
      SELECT id, 'reschedule', $actor, coalesce($by, customer_id), $fromState, state, $now, $key, $details FROM changed
    ), hinted AS (
      INSERT INTO outbox (account_id, kind, subject_id, version)
      SELECT party, 'booking', id, version
        FROM changed, unnest(ARRAY[customer_id, serviceman_id, $formerId]) AS party WHERE party IS NOT NULL
    )
    SELECT version FROM changed`,
});

/** Saves the new time and state, with event and hints; the caller holds the row's lock. */
export const saveMoved = async (
  tx: Transaction,
  before: BookingRow,
  moved: {
    state: BookingState;
    at: Instant;
    cancelUntil: Instant;
    now: Instant;
    key: string | null;
    /** Of an operator who moves it for the customer. */
    operator?: { readonly id: number; readonly reason: string };
  },
): Promise<void> => {
  const isReplaced = before.state === 'assigned' && moved.state !== 'assigned';
  const formerId = isReplaced ? before.serviceman_id : null;
  const details = {
    from: before.scheduled_at.getTime(),
    to: moved.at,
    ...(isReplaced && { servicemanId: formerId }),
    ...(moved.operator && { reason: moved.operator.reason }),
  };
  const saved = await tx.rows(
    MOVE,
    MOVE.values({
      id: before.id,
      version: before.version,
      at: new Date(moved.at),
      cancelUntil: new Date(moved.cancelUntil),
      now: new Date(moved.now),
      key: moved.key,
      details: JSON.stringify(details),
      state: moved.state,
      fromState: before.state,
      formerId,
      actor: moved.operator === undefined ? 'customer' : 'operator',
      by: moved.operator?.id ?? null,
    }),
  );
  if (saved.length !== 1) throw new Error(`booking ${before.id} changed under its lock`);
};
