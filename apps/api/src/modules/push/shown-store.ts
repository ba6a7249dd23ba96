import type { Statement, Transaction } from '#platform/db';

const NOTE: Statement = {
  name: 'note-push-shown',
  text: `SELECT note_push_shown($1, $2)`,
};

/** Only of the caller's own notification. */
export const noteShown = async (
  tx: Transaction,
  notificationId: number,
  now: Date,
): Promise<void> => void (await tx.rows(NOTE, [notificationId, now]));
