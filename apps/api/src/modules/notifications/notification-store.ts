import type { Statement, Transaction } from '#platform/db';

export type NotificationRow = {
  readonly id: number;
  readonly kind: string;
  readonly details: unknown;
  readonly sender: string | null;
  readonly image_key: string | null;
  readonly booking_id: number | null;
  readonly order_id: number | null;
  /** When the booking was completed or cancelled. */
  readonly over_at: Date | null;
  readonly is_silent: boolean;
  readonly created_at: Date;
  readonly read_at: Date | null;
};

/** A conversation is one row: its latest message. A delay that arrived together with the start is over. */
const LIST: Statement = {
  name: 'list-notifications',
  text: `SELECT n.id, n.kind, n.details, n.sender, n.image_key, n.booking_id, n.created_at, n.read_at,
      (SELECT b.order_id FROM bookings b WHERE b.id = n.booking_id) AS order_id,
      (SELECT b.over_at FROM bookings b WHERE b.id = n.booking_id) AS over_at,
      EXISTS (SELECT FROM silenced_kinds s WHERE s.account_id = $1 AND s.kind = n.kind) AS is_silent
    FROM notifications n
    WHERE n.account_id = $1 AND (n.kind <> 'chat-message' OR NOT EXISTS (
      SELECT FROM notifications later WHERE later.account_id = $1 AND later.id > n.id
        AND later.kind = 'chat-message' AND later.booking_id = n.booking_id))
      AND (n.kind NOT IN ('on-the-way', 'running-late') OR NOT EXISTS (
        SELECT FROM notifications later WHERE later.account_id = $1 AND later.id > n.id
          AND later.kind IN ('work-started', 'started-without-code') AND later.booking_id = n.booking_id
          AND later.created_at < n.created_at + interval '2 minutes'))
    ORDER BY n.id DESC LIMIT $2`,
};

export const listNotifications = (
  tx: Transaction,
  accountId: number,
  most: number,
): Promise<NotificationRow[]> => tx.rows(LIST, [accountId, most]);

const MARK_READ: Statement = {
  name: 'mark-notifications-read',
  text: `WITH marked AS (
      UPDATE notifications SET read_at = $2 WHERE account_id = $1 AND read_at IS NULL RETURNING id
    )
    INSERT INTO outbox (account_id, kind) SELECT $1, 'notifications' WHERE EXISTS (SELECT FROM marked)`,
};

/** Hints to the account's other screens when a row changed. */
export const markRead = async (tx: Transaction, accountId: number, now: Date): Promise<void> =>
  void (await tx.rows(MARK_READ, [accountId, now]));
