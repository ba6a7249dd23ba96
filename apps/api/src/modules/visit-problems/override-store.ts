import type { Statement, Transaction } from '#platform/db';

const ASK: Statement = {
  name: 'ask-override',
  text: `INSERT INTO completion_overrides (booking_id, asked_by, reason, asked_at) VALUES ($1, $2, $3, $4)`,
};

export const insertOverride = async (
  tx: Transaction,
  asked: {
    readonly bookingId: number;
    readonly by: number;
    readonly reason: string;
    readonly at: Date;
  },
): Promise<void> => void (await tx.rows(ASK, [asked.bookingId, asked.by, asked.reason, asked.at]));

const COUNT: Statement = {
  name: 'count-overrides',
  text: `SELECT count(*)::int AS asked FROM completion_overrides WHERE asked_by = $1 AND asked_at > $2`,
};

export const countOverrides = async (tx: Transaction, by: number, since: Date): Promise<number> =>
  (await tx.rows<{ asked: number }>(COUNT, [by, since]))[0]?.asked ?? 0;

export type OverrideRow = {
  readonly id: number;
  readonly asked_by: number;
  readonly reason: string;
  readonly asked_at: Date;
};

const LATEST: Statement = {
  name: 'find-override',
  text: `SELECT id, asked_by, reason, asked_at FROM completion_overrides
    WHERE booking_id = $1 AND confirmed_at IS NULL ORDER BY id DESC LIMIT 1`,
};

/** The latest unconfirmed request; the caller holds the booking's lock. */
export const findOverride = async (
  tx: Transaction,
  bookingId: number,
): Promise<OverrideRow | null> => (await tx.rows<OverrideRow>(LATEST, [bookingId]))[0] ?? null;

const CONFIRM: Statement = {
  name: 'confirm-override',
  text: `UPDATE completion_overrides SET confirmed_by = $2, confirmed_at = $3 WHERE id = $1`,
};

export const saveConfirmed = async (
  tx: Transaction,
  id: number,
  by: number,
  at: Date,
): Promise<void> => void (await tx.rows(CONFIRM, [id, by, at]));
