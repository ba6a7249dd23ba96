import { keepsBill } from '@karigar/domain/bookings/bill';
import type { BookingCommand, BookingState } from '@karigar/domain/bookings/booking';
import type { Instant } from '@karigar/domain/dates/instant';
import type { NotificationKind } from '@karigar/domain/notifications/notification-kinds';
import type { Actor } from '@karigar/domain/roles';
import type { Statement, Transaction } from '#platform/db';
import { named } from '#platform/named-statement';
import type { BookingRow } from './booking-row.ts';
import type { BookingRef } from './booking-store.ts';

/** One command on a booking, stored for ever. */
export type BookingEvent = {
  readonly command:
    | BookingCommand
    | 'propose-add-ons'
    | 'answer-add-on'
    | 'take-back-add-on'
    | 'submit-approval'
    | 'pay'
    | 'tip'
    | 'rate'
    | 'reschedule'
    | 'replace'
    | 'block'
    | 'take-back-payment'
    | 'refund'
    | 'correct-earnings'
    | 'send-chat'
    | 'call'
    | 'set-off'
    | 'run-late'
    | 'overdue'
    | 'arrive'
    | 'missed-visit'
    | 'send-code'
    | 'ask-override'
    | 'settle-visit';
  readonly actor: Actor;
  readonly accountId: number | null;
  /** As the phone claims. */
  readonly claimedAt: Date | null;
  /** On the server's clock, limited to what is possible; only for a serviceman's commands. */
  readonly happenedAt?: Date | null;
  readonly receivedAt: Date;
  readonly key: string | null;
  readonly details: unknown;
  readonly pictureKey?: string | null;
};

/** Who is notified of a change; the text is made when it is read. */
export type BookingNotification = {
  readonly accountId: number;
  readonly kind: NotificationKind;
  readonly details: Readonly<Record<string, unknown>>;
  readonly sender: string | null;
};

export type BookingChange = Partial<
  Pick<
    BookingRow,
    | 'seen_at'
    | 'started_at'
    | 'ended_at'
    | 'held_until'
    | 'hold_reason'
    | 'total_after_end'
    | 'paid'
    | 'set_off_at'
    | 'expected_at'
    | 'arrived_at'
    | 'visit_case_at'
    | 'visit_charge'
    | 'scheduled_at'
  >
>;

const CHANGE = named({
  name: 'change-booking',
  text: `WITH changed AS (
      UPDATE bookings SET state = $state, version = version + 1, seen_at = $seenAt,
        started_at = $startedAt, ended_at = $endedAt, held_until = $heldUntil,
        hold_reason = $holdReason, total_after_end = $totalAfterEnd, paid = $paid,
        updated_at = $receivedAt, set_off_at = $setOffAt, expected_at = $expectedAt,
        arrived_at = $arrivedAt,
        visit_charge = $visitCharge, turned_at = coalesce($happenedAt, turned_at),
        scheduled_at = coalesce($newTime, scheduled_at), visit_case_at = $visitCaseAt
      WHERE id = $id AND version = $version RETURNING id, version, customer_id, serviceman_id
    ), event AS (
      INSERT INTO booking_events (booking_id, command, actor, account_id, from_state, to_state,
        claimed_at, received_at, key, details, happened_at)
      SELECT id, $command, $actor, $accountId, $fromState, $state, $claimedAt, $receivedAt, $key,
        $details, $happenedAt FROM changed
    ), notified AS (
      INSERT INTO notifications (account_id, booking_id, kind, details, sender, created_at)
      SELECT $notifiedId::bigint, id, $kind, $notifiedDetails::jsonb, $sender, $receivedAt
        FROM changed WHERE $notifiedId::bigint IS NOT NULL AND $kind::text IS NOT NULL
    ), hinted AS (
      INSERT INTO outbox (account_id, kind, subject_id, version, payload)
      SELECT party, 'booking', id, version, nullif(jsonb_strip_nulls(jsonb_build_object(
          'quiet', CASE WHEN $kind::text IS NULL OR party IS DISTINCT FROM $notifiedId::bigint THEN true END,
          'sameBill', CASE WHEN $isSameBill::boolean THEN true END)), '{}')
        FROM changed, unnest(ARRAY[customer_id, serviceman_id]) AS party WHERE party IS NOT NULL
    )
    SELECT version FROM changed`,
});

/** State, event, notification and hints in one statement; the caller holds the row's lock. */
export const saveChange = async (
  tx: Transaction,
  before: BookingRow,
  state: BookingState,
  change: BookingChange,
  event: BookingEvent,
  notification: BookingNotification | null,
): Promise<void> => {
  const after = { ...before, ...change };
  const values = CHANGE.values({
    id: before.id,
    version: before.version,
    fromState: before.state,
    state,
    seenAt: after.seen_at,
    startedAt: after.started_at,
    endedAt: after.ended_at,
    heldUntil: after.held_until,
    holdReason: after.hold_reason,
    totalAfterEnd: after.total_after_end,
    paid: after.paid,
    setOffAt: after.set_off_at,
    expectedAt: after.expected_at,
    arrivedAt: after.arrived_at,
    visitCharge: after.visit_charge,
    visitCaseAt: after.visit_case_at,
    // Null unless changed: the value that was read has no microseconds, and another time would reset expected_at.
    newTime: change.scheduled_at ?? null,
    command: event.command,
    actor: event.actor,
    accountId: event.accountId,
    claimedAt: event.claimedAt,
    happenedAt: event.happenedAt ?? null,
    receivedAt: event.receivedAt,
    key: event.key,
    details: JSON.stringify(event.details),
    isSameBill: keepsBill(event.command),
    notifiedId: notification?.accountId ?? null,
    kind: notification?.kind ?? null,
    notifiedDetails: JSON.stringify(notification?.details ?? {}),
    sender: notification?.sender ?? null,
  });
  const saved = await tx.rows(CHANGE, values);
  if (saved.length !== 1) throw new Error(`booking ${before.id} changed under its lock`);
};

/** Refused commands of one person that are recorded for a booking; more tell operators nothing new. */
const MOST_REFUSED = 200;

const REFUSED = named({
  name: 'insert-refused-command',
  text: `INSERT INTO booking_events (booking_id, command, actor, account_id, from_state, refusal,
      claimed_at, received_at, key, details)
    SELECT $bookingId, $command, $actor, $accountId, $fromState, $refusal, $claimedAt, $receivedAt,
      $key, $details
    WHERE (SELECT count(*) FROM booking_events e
      WHERE e.booking_id = $bookingId AND e.account_id = $accountId AND e.refusal IS NOT NULL) < $most`,
});

/** Refused commands are recorded too: operators see them with the refusal. */
export const recordRefusedCommand = async (
  tx: Transaction,
  booking: BookingRow,
  refusal: string,
  event: BookingEvent,
): Promise<void> => {
  const values = REFUSED.values({
    bookingId: booking.id,
    command: event.command,
    actor: event.actor,
    accountId: event.accountId,
    fromState: booking.state,
    refusal,
    claimedAt: event.claimedAt,
    receivedAt: event.receivedAt,
    key: event.key,
    details: JSON.stringify(event.details),
    most: MOST_REFUSED,
  });
  await tx.rows(REFUSED, values);
};

const FORMER: Statement = {
  name: 'record-former-command',
  text: `SELECT keep_former_command($1, $2, $3, $4, $5, $6, $7, $8)`,
};

/** Records a command of a former assignee and returns nothing of the booking. */
export const recordFormerAssigneeCommand = async (
  tx: Transaction,
  { bookingId, orderId }: BookingRef,
  { command, claimedAt, receivedAt, key, details, pictureKey = null }: BookingEvent,
): Promise<void> => {
  const values = [command, claimedAt, receivedAt, key, JSON.stringify(details), pictureKey];
  await tx.rows(FORMER, [bookingId, orderId, ...values]);
};

const NOTIFY: Statement = {
  name: 'insert-notification',
  text: `WITH notified AS (
      INSERT INTO notifications (account_id, booking_id, kind, details, sender, created_at)
      VALUES ($1, $2, $3, $4, $5, $6)
    )
    INSERT INTO outbox (account_id, kind) VALUES ($1, 'notifications')`,
};

/** A notification beside a change, or without one. */
export const addNotification = async (
  tx: Transaction,
  bookingId: number | null,
  notification: BookingNotification | null,
  now: Instant,
): Promise<void> => {
  if (notification === null) return;
  const { accountId, kind, details, sender } = notification;
  const values = [accountId, bookingId, kind, JSON.stringify(details), sender, new Date(now)];
  await tx.rows(NOTIFY, values);
};

const CALLED: Statement = {
  name: 'insert-phone-call',
  text: `INSERT INTO booking_events (booking_id, command, actor, account_id, from_state, to_state, received_at)
    VALUES ($1, 'call', 'serviceman', $2, $3, $3, $4)`,
};

/** The serviceman asked to call the customer: evidence when nobody is home. */
export const recordPhoneCall = async (
  tx: Transaction,
  booking: BookingRow,
  by: number,
  now: Instant,
): Promise<void> => void (await tx.rows(CALLED, [booking.id, by, booking.state, new Date(now)]));
