import {
  LATE_CASE_NOTIFICATIONS,
  type LateCase,
  type Move,
} from '@karigar/domain/bookings/late-case';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Paise } from '@karigar/domain/money';
import type { Statement, Transaction } from '#platform/db';
import { named } from '#platform/named-statement';
import type { BookingRef } from './booking-store.ts';

const OPEN = named({
  name: 'open-late-case',
  text: `SELECT open_late_case($bookingId, $orderId, $kind, $cash, $at, $due, $toServiceman, $toCustomer,
    $details)`,
});

/** Opens a case for operators once, however often it arrives; a new case notifies both sides. */
export const openLateCase = async (
  tx: Transaction,
  { bookingId, orderId }: BookingRef,
  opened: {
    readonly kind: LateCase;
    readonly cash: Paise | null;
    readonly at: Instant;
    readonly due: Instant;
    readonly details: object;
  },
): Promise<void> => {
  const { kind, cash, at, due, details } = opened;
  const { serviceman, customer } = LATE_CASE_NOTIFICATIONS[kind];
  const values = OPEN.values({
    bookingId,
    orderId,
    kind,
    cash,
    at: new Date(at),
    due: new Date(due),
    toServiceman: serviceman,
    toCustomer: customer,
    details: JSON.stringify(details),
  });
  await tx.rows(OPEN, values);
};

const MOVES: Statement = {
  name: 'list-moves-of-booking',
  text: `SELECT (details->>'from')::bigint AS "from", received_at AS moved FROM booking_events
    WHERE booking_id = $1 AND command = 'reschedule' AND from_state = 'assigned' AND refusal IS NULL
    ORDER BY id DESC`,
  trusted: { from: 'saveMoved writes the time before into the details of every reschedule' },
};

/** Moves by the customer while the booking was assigned, latest first. */
export const readMoves = async (tx: Transaction, bookingId: number): Promise<Move[]> => {
  const rows = await tx.rows<{ from: number; moved: Date }>(MOVES, [bookingId]);
  return rows.map(({ from, moved }) => ({ from, movedAt: moved.getTime() }));
};
