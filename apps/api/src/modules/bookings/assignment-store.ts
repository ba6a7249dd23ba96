import type { BookingState } from '@karigar/domain/bookings/booking';
import type { Statement, Transaction } from '#platform/db';
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

const ASSIGN: Statement = {
  name: 'give-booking',
  text: `WITH changed AS (
      UPDATE bookings SET state = $3, version = version + 1, serviceman_id = $4, serviceman_name = $5,
        seen_at = NULL, updated_at = $6
      WHERE id = $1 AND version = $2 RETURNING id, version, customer_id, serviceman_id
    ), event AS (
      INSERT INTO booking_events (booking_id, command, actor, account_id, from_state, to_state, received_at,
        key, details)
      SELECT id, $7, $8, $9, $10, $3, $6, $11, $12 FROM changed
    ), hinted AS (
      INSERT INTO outbox (account_id, kind, subject_id, version)
      SELECT DISTINCT party, 'booking', id, version
        FROM changed, unnest(ARRAY[customer_id, serviceman_id, $13::bigint]) AS party WHERE party IS NOT NULL
    )
    SELECT version FROM changed`,
};

/** Saves assignee and event, with hints to the customer and both servicemen; the caller holds the row's lock. */
export const saveAssignment = async (
  tx: Transaction,
  before: BookingRow,
  state: BookingState,
  to: Assignee,
  event: Omit<BookingEvent, 'claimedAt'>,
): Promise<void> => {
  const saved = await tx.rows(ASSIGN, [
    before.id,
    before.version,
    state,
    to.id,
    to.name,
    event.receivedAt,
    event.command,
    event.actor,
    event.accountId,
    before.state,
    event.key,
    JSON.stringify(event.details),
    before.serviceman_id,
  ]);
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
