import type { BookingState } from '@karigar/domain/bookings/booking';
import type { Statement, Transaction } from '#platform/db';
import { named } from '#platform/named-statement';
import type { BookingRow } from './booking-row.ts';
import type { BookingEvent } from './change-store.ts';

export type Assignee = { readonly id: number; readonly name: string };

const ASSIGNABLE: Statement = {
  name: 'read-assignable-serviceman',
  text: `SELECT a.id, trim(p.first_name || ' ' || p.last_name) AS name
    FROM accounts a
      JOIN memberships m ON m.account_id = a.id AND m.role = 'serviceman' AND m.verified_at IS NOT NULL
      JOIN profiles p ON p.account_id = a.id
    WHERE a.id = $1 AND a.id <> $2 AND a.blocked_at IS NULL AND a.erased_at IS NULL
      AND NOT EXISTS (SELECT FROM person_blocks p WHERE p.lifted_at IS NULL
        AND ((p.account_id = $1 AND p.blocked_id = $2) OR (p.account_id = $2 AND p.blocked_id = $1)))`,
};

/** A serviceman who may be assigned to this customer; null for one who is blocked, not verified or erased. */
export const readAssignable = async (
  tx: Transaction,
  id: number,
  customerId: number,
): Promise<Assignee | null> => (await tx.rows<Assignee>(ASSIGNABLE, [id, customerId]))[0] ?? null;

const SERVICEMAN: Statement = {
  name: 'read-serviceman-name',
  text: `SELECT a.id, trim(p.first_name || ' ' || p.last_name) AS name
    FROM accounts a
      JOIN memberships m ON m.account_id = a.id AND m.role = 'serviceman'
      JOIN profiles p ON p.account_id = a.id
    WHERE a.id = $1 AND a.blocked_at IS NULL AND a.erased_at IS NULL`,
};

/** Any serviceman with an open account; whether the booking fits is another question. */
export const readServiceman = async (tx: Transaction, id: number): Promise<Assignee | null> =>
  (await tx.rows<Assignee>(SERVICEMAN, [id]))[0] ?? null;

const ASSIGN = named({
  name: 'give-booking',
  text: `WITH changed AS (
      UPDATE bookings SET state = $state, version = version + 1, serviceman_id = $servicemanId,
        serviceman_name = $servicemanName, seen_at = NULL, updated_at = $receivedAt, expected_at = $expectedAt
      WHERE id = $id AND version = $version RETURNING id, version, customer_id, serviceman_id
    ), event AS (
      INSERT INTO booking_events (booking_id, command, actor, account_id, from_state, to_state, received_at,
        key, details)
      SELECT id, $command, $actor, $accountId, $fromState, $state, $receivedAt, $key, $details FROM changed
    ), hinted AS (
      INSERT INTO outbox (account_id, kind, subject_id, version)
      SELECT DISTINCT party, 'booking', id, version
        FROM changed, unnest(ARRAY[customer_id, serviceman_id, $formerId::bigint]) AS party
        WHERE party IS NOT NULL
    )
    SELECT version FROM changed`,
});

/** Saves assignee and event, with hints to the customer and both servicemen; the caller holds the row's lock. */
export const saveAssignment = async (
  tx: Transaction,
  before: BookingRow,
  state: BookingState,
  { expectedAt, ...to }: Assignee & { readonly expectedAt: Date | null },
  event: Omit<BookingEvent, 'claimedAt'>,
): Promise<void> => {
  const values = ASSIGN.values({
    id: before.id,
    version: before.version,
    fromState: before.state,
    state,
    formerId: before.serviceman_id,
    servicemanId: to.id,
    servicemanName: to.name,
    expectedAt,
    command: event.command,
    actor: event.actor,
    accountId: event.accountId,
    receivedAt: event.receivedAt,
    key: event.key,
    details: JSON.stringify(event.details),
  });
  const saved = await tx.rows(ASSIGN, values);
  if (saved.length !== 1) throw new Error(`booking ${before.id} changed under its lock`);
};

const INSERT_CODE: Statement = {
  name: 'insert-completion-code',
  text: `INSERT INTO completion_codes (booking_id, code_sealed, made_at) VALUES ($1, $2, $3)
    ON CONFLICT DO NOTHING`,
};

/** Reassignment keeps the code, because the customer may have read it already. */
export const insertCompletionCode = async (
  tx: Transaction,
  bookingId: number,
  sealed: string,
  now: Date,
): Promise<void> => void (await tx.rows(INSERT_CODE, [bookingId, sealed, now]));
