import type { Language } from '@karigar/domain/language';
import type { Statement, Transaction } from '#platform/db';

const FIND: Statement = {
  name: 'find-unseen-assignment',
  text: `SELECT a.phone, a.language, b.booking_no
    FROM notifications n JOIN bookings b ON b.id = n.booking_id
      JOIN accounts a ON a.id = n.account_id
    WHERE n.id = $1 AND n.read_at IS NULL AND n.sms_sent_at IS NULL AND b.state = 'assigned'
      AND b.seen_at IS NULL AND b.serviceman_id = n.account_id AND a.phone IS NOT NULL
      AND a.blocked_at IS NULL`,
};

export type UnseenRow = {
  readonly phone: string;
  readonly language: Language;
  readonly booking_no: string;
};

/** Null once the serviceman has seen it in any way, or when the booking went to somebody else. */
export const findUnseen = async (tx: Transaction, id: number): Promise<UnseenRow | null> =>
  (await tx.rows<UnseenRow>(FIND, [id]))[0] ?? null;

const NOTE: Statement = {
  name: 'note-unseen-sms',
  text: `UPDATE notifications SET sms_sent_at = $2 WHERE id = $1`,
};

export const noteSms = async (tx: Transaction, id: number, now: Date): Promise<void> =>
  void (await tx.rows(NOTE, [id, now]));
