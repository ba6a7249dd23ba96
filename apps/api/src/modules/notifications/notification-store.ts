import type { Statement, Transaction } from '#platform/db';

export type NotificationRow = {
  readonly id: number;
  readonly kind: string;
  readonly details: unknown;
  readonly sender: string | null;
  readonly image_key: string | null;
  readonly created_at: Date;
  readonly read_at: Date | null;
};

const LIST: Statement = {
  name: 'list-notifications',
  text: `SELECT id, kind, details, sender, image_key, created_at, read_at FROM notifications
    WHERE account_id = $1 ORDER BY id DESC LIMIT $2`,
};

export const listNotifications = (
  tx: Transaction,
  accountId: number,
  most: number,
): Promise<NotificationRow[]> => tx.rows(LIST, [accountId, most]);

const MARK_READ: Statement = {
  name: 'mark-notifications-read',
  text: `UPDATE notifications SET read_at = $2 WHERE account_id = $1 AND read_at IS NULL`,
};

export const markRead = async (tx: Transaction, accountId: number, now: Date): Promise<void> =>
  void (await tx.rows(MARK_READ, [accountId, now]));
