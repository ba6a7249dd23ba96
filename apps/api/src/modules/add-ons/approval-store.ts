import type { ApprovalAnswer } from '@karigar/domain/bookings/offline-approval';
import type { Paise } from '@karigar/domain/money';
import type { Statement, Transaction } from '#platform/db';

const HANDOVERS: Statement = {
  name: 'count-handovers',
  text: `SELECT count(*)::int AS count FROM booking_events
    WHERE booking_id = $1 AND refusal IS NULL AND command IN ('assign', 'accept')`,
};

/** How often this booking was assigned. */
export const countHandovers = async (tx: Transaction, bookingId: number): Promise<number> =>
  (await tx.rows<{ count: number }>(HANDOVERS, [bookingId]))[0]?.count ?? 0;

const USED: Statement = {
  name: 'find-approval',
  text: `SELECT FROM add_on_approvals WHERE booking_id = $1 AND nonce = $2`,
};

/** Whether an answer with this nonce was accepted; the caller holds the booking's lock. */
export const isApprovalUsed = async (
  tx: Transaction,
  bookingId: number,
  nonce: string,
): Promise<boolean> => (await tx.rows(USED, [bookingId, nonce])).length > 0;

const INSERT: Statement = {
  name: 'insert-approval',
  text: `INSERT INTO add_on_approvals (booking_id, nonce, answer, total, asked_at, received_at)
    VALUES ($1, $2, $3, $4, $5, $6)`,
};

export const insertApproval = async (
  tx: Transaction,
  bookingId: number,
  {
    nonce,
    answer,
    total,
    askedAt,
    now,
  }: {
    readonly nonce: string;
    readonly answer: ApprovalAnswer;
    readonly total: Paise;
    readonly askedAt: Date;
    readonly now: Date;
  },
): Promise<void> => void (await tx.rows(INSERT, [bookingId, nonce, answer, total, askedAt, now]));

const ANSWER_ALL: Statement = {
  name: 'answer-booking-add-ons',
  text: `UPDATE booking_add_ons SET status = $2, answered_at = $3 WHERE id = ANY($1::bigint[])`,
};

export const saveAnswers = async (
  tx: Transaction,
  ids: readonly number[],
  answer: ApprovalAnswer,
  now: Date,
): Promise<void> => void (await tx.rows(ANSWER_ALL, [ids, answer, now]));
