import type { Statement, Transaction } from '#platform/db';

type CompletionCodeRow = {
  readonly code_sealed: string;
  readonly tries: number;
  readonly expires_at: Date | null;
  readonly sends: number;
  readonly sent_at: Date | null;
};

const READ: Statement = {
  name: 'read-completion-code',
  text: `SELECT code_sealed, tries, expires_at, sends, sent_at FROM completion_codes WHERE booking_id = $1`,
};

export const readCompletionCode = async (
  tx: Transaction,
  bookingId: number,
): Promise<CompletionCodeRow | null> =>
  (await tx.rows<CompletionCodeRow>(READ, [bookingId]))[0] ?? null;

const COUNT: Statement = {
  name: 'count-completion-try',
  text: 'SELECT count_completion_try($1)',
};

export const countTry = async (tx: Transaction, bookingId: number): Promise<void> =>
  void (await tx.rows(COUNT, [bookingId]));

const LIMIT: Statement = {
  name: 'limit-completion-code',
  text: 'SELECT limit_completion_code($1, $2)',
};

/** Set when the work ends; no expiry before that, because the end may arrive days late. */
export const limitCode = async (
  tx: Transaction,
  bookingId: number,
  expiresAt: Date,
): Promise<void> => void (await tx.rows(LIMIT, [bookingId, expiresAt]));

const SEND: Statement = {
  name: 'count-completion-send',
  text: 'SELECT count_completion_send($1, $2)',
};

export const countSend = async (tx: Transaction, bookingId: number, now: Date): Promise<void> =>
  void (await tx.rows(SEND, [bookingId, now]));

const RENEW: Statement = {
  name: 'renew-completion-code',
  text: 'SELECT renew_completion_code($1, $2, $3, $4)',
};

/** Replaces a spent code; the database refuses it for one that is not. */
export const renewCode = async (
  tx: Transaction,
  bookingId: number,
  sealed: string,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<void> => void (await tx.rows(RENEW, [bookingId, sealed, now, expiresAt]));
