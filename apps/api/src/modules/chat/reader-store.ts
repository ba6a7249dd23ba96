import type { Statement, Transaction } from '#platform/db';
import type { Side } from './chat-store.ts';

/**
 * Marks only move forward, and never past the last message. A mark that did not move sends no hint, one that moved
 * notifies nobody. Reading a chat also reads its notifications.
 */
const MARK: Statement = {
  name: 'mark-chat-read',
  text: `WITH latest AS (
      SELECT max(id) AS id FROM chat_messages WHERE booking_id = $1 AND id <= $4
    ), moved AS (
      INSERT INTO chat_readers AS reader (booking_id, account_id, delivered_to, read_to)
      SELECT $1, $2, id, CASE WHEN $5::boolean THEN id ELSE 0 END FROM latest WHERE id IS NOT NULL
      ON CONFLICT (booking_id, account_id) DO UPDATE
        SET delivered_to = greatest(reader.delivered_to, excluded.delivered_to),
          read_to = greatest(reader.read_to, excluded.read_to)
        WHERE reader.delivered_to < excluded.delivered_to OR reader.read_to < excluded.read_to
      RETURNING booking_id
    ), noticed AS (
      UPDATE notifications SET read_at = $6 WHERE $5::boolean AND account_id = $2 AND booking_id = $1
        AND kind = 'chat-message' AND read_at IS NULL
      RETURNING id
    )
    INSERT INTO outbox (account_id, kind, subject_id, payload)
    SELECT $3::bigint, 'chat', booking_id, '{"quiet": true}'::jsonb FROM moved WHERE $3::bigint IS NOT NULL
    UNION ALL SELECT $2::bigint, 'notifications', NULL, NULL WHERE EXISTS (SELECT FROM noticed)`,
};

export const moveMark = async (
  tx: Transaction,
  { bookingId, accountId, otherId }: Side,
  { upTo, isRead, now }: { readonly upTo: number; readonly isRead: boolean; readonly now: Date },
): Promise<void> => void (await tx.rows(MARK, [bookingId, accountId, otherId, upTo, isRead, now]));

/** Hints to the caller's other tabs only; nothing changed for the other side. */
const CLEAR: Statement = {
  name: 'clear-chat',
  text: `WITH latest AS (
      SELECT max(id) AS id FROM chat_messages WHERE booking_id = $1 AND id <= $3
    ), moved AS (
      INSERT INTO chat_readers AS reader (booking_id, account_id, cleared_to)
      SELECT $1, $2, id FROM latest WHERE id IS NOT NULL
      ON CONFLICT (booking_id, account_id) DO UPDATE SET cleared_to = excluded.cleared_to
        WHERE reader.cleared_to < excluded.cleared_to
      RETURNING booking_id
    )
    INSERT INTO outbox (account_id, kind, subject_id, payload)
    SELECT $2, 'chat', booking_id, '{"quiet": true}'::jsonb FROM moved`,
};

export const clearTo = async (
  tx: Transaction,
  { bookingId, accountId }: Side,
  upTo: number,
): Promise<void> => void (await tx.rows(CLEAR, [bookingId, accountId, upTo]));
