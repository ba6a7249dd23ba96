import type { BookingState } from '@karigar/domain/bookings/booking';
import type { Statement, Transaction } from '#platform/db';
import type { BookingRow } from './booking-row.ts';
import type { BookingEvent } from './change-store.ts';

export type Worker = { readonly id: number; readonly name: string };

const WORKER: Statement = {
  name: 'read-worker',
  text: `SELECT a.id, trim(p.first_name || ' ' || p.last_name) AS name
    FROM accounts a
      JOIN memberships m ON m.account_id = a.id AND m.role = 'serviceman' AND m.verified_at IS NOT NULL
      JOIN profiles p ON p.account_id = a.id
    WHERE a.id = $1 AND a.id <> $2 AND a.blocked_at IS NULL AND a.erased_at IS NULL
      AND NOT EXISTS (SELECT FROM person_blocks p WHERE p.lifted_at IS NULL
        AND ((p.account_id = $1 AND p.blocked_id = $2) OR (p.account_id = $2 AND p.blocked_id = $1)))`,
};

/** A serviceman who may be given this customer's work; null for one who is blocked, not verified, or gone. */
export const readWorker = async (
  tx: Transaction,
  id: number,
  customerId: number,
): Promise<Worker | null> => (await tx.rows<Worker>(WORKER, [id, customerId]))[0] ?? null;

const GIVE: Statement = {
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

/** Whose it is, with event and hints to all three it concerns; the caller holds the row's lock. */
export const saveGiven = async (
  tx: Transaction,
  before: BookingRow,
  state: BookingState,
  to: Worker,
  event: Omit<BookingEvent, 'claimedAt'>,
): Promise<void> => {
  const saved = await tx.rows(GIVE, [
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

const KEEP_CODE: Statement = {
  name: 'keep-completion-code',
  text: `INSERT INTO completion_codes (booking_id, code_sealed, made_at) VALUES ($1, $2, $3)
    ON CONFLICT DO NOTHING`,
};

/** A booking that changes hands keeps the code its customer may have read already. */
export const keepCompletionCode = async (
  tx: Transaction,
  bookingId: number,
  sealed: string,
  now: Date,
): Promise<void> => void (await tx.rows(KEEP_CODE, [bookingId, sealed, now]));
