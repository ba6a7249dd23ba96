import type { Instant } from '@karigar/domain/dates/instant';
import type { BookingRow } from '#modules/bookings/index';
import type { Statement, Transaction } from '#platform/db';

const BLOCK: Statement = {
  name: 'block-person',
  text: `INSERT INTO person_blocks (account_id, blocked_id, booking_id, blocked_at)
    VALUES ($1, $2, $3, $4) ON CONFLICT (account_id, blocked_id) WHERE lifted_at IS NULL DO NOTHING
    RETURNING id`,
};

/** Returns whether the block is new. */
export const insertBlock = async (
  tx: Transaction,
  block: {
    readonly accountId: number;
    readonly blockedId: number;
    readonly bookingId: number;
    readonly at: Date;
  },
): Promise<boolean> => {
  const { accountId, blockedId, bookingId, at } = block;
  return (await tx.rows(BLOCK, [accountId, blockedId, bookingId, at])).length > 0;
};

const BLOCKED_VISIT: Statement = {
  name: 'insert-blocked-visit',
  text: `INSERT INTO booking_events (booking_id, command, actor, account_id, from_state, to_state, received_at,
      key, details)
    VALUES ($1, 'block', $2, $3, $4, $4, $5, $6, $7)`,
};

/** For operators: the two sides of a live booking must not meet, and somebody has to act by the deadline. */
export const recordBlockedVisit = async (
  tx: Transaction,
  booking: BookingRow,
  by: {
    readonly role: 'customer' | 'serviceman';
    readonly accountId: number;
    readonly at: Date;
    readonly key: string | null;
    readonly dueAt: Instant;
  },
): Promise<void> => {
  const { role, accountId, at, key, dueAt } = by;
  const details = JSON.stringify({ dueAt });
  await tx.rows(BLOCKED_VISIT, [booking.id, role, accountId, booking.state, at, key, details]);
};

type BlockRow = {
  readonly id: number;
  readonly name: string;
  readonly booking_no: string;
  readonly blocked_at: Date;
  /** When the booking was completed or cancelled. */
  readonly over_at: Date | null;
};

/** Lists a block also when its booking went to another serviceman: its author may still lift it. */
const LIST: Statement = {
  name: 'list-blocks',
  text: `SELECT p.id, coalesce(b.booking_no, '') AS booking_no, p.blocked_at, b.over_at,
      CASE WHEN b.id IS NULL THEN '' WHEN b.customer_id = p.blocked_id THEN b.customer_name
        ELSE b.serviceman_name END AS name
    FROM person_blocks p LEFT JOIN bookings b ON b.id = p.booking_id
    WHERE p.account_id = $1 AND p.lifted_at IS NULL ORDER BY p.id DESC LIMIT $2`,
};

export const listBlocks = (tx: Transaction, accountId: number, most: number): Promise<BlockRow[]> =>
  tx.rows(LIST, [accountId, most]);

const LIFT: Statement = {
  name: 'lift-block',
  text: `UPDATE person_blocks SET lifted_at = coalesce(lifted_at, $3) WHERE id = $1 AND account_id = $2
    RETURNING id`,
};

/** Returns whether the block exists; a lifted block stays unchanged. */
export const liftBlock = async (
  tx: Transaction,
  id: number,
  accountId: number,
  at: Date,
): Promise<boolean> => (await tx.rows(LIFT, [id, accountId, at])).length > 0;

const BLOCKED: Statement = {
  name: 'is-blocked',
  text: `SELECT $1::bigint = ANY (blocked_with_me()) AS blocked`,
};

/** Whether caller and person have blocked each other, in either direction. */
export const isBlocked = async (tx: Transaction, otherId: number): Promise<boolean> =>
  (await tx.rows<{ blocked: boolean }>(BLOCKED, [otherId]))[0]?.blocked === true;

const NUMBERS: Statement = {
  name: 'call-numbers',
  text: `SELECT mine, theirs FROM call_numbers($1)`,
};

export type CallNumbers = { readonly mine: string | null; readonly theirs: string | null };

/** Phone numbers of both sides, while the booking is live and neither has blocked the other. */
export const readNumbers = async (
  tx: Transaction,
  bookingId: number,
): Promise<CallNumbers | null> => (await tx.rows<CallNumbers>(NUMBERS, [bookingId]))[0] ?? null;
