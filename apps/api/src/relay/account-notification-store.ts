import type { NotificationKind } from '@karigar/domain/notifications/notification-kinds';
import type { Statement, Transaction } from '#platform/db';

const NOTIFY: Statement = {
  name: 'notify-of-account',
  text: `INSERT INTO notifications (account_id, kind, created_at, details) VALUES ($1, $2, $3, $4)`,
};

/** A notification about the account itself, without a booking. */
export const addAccountNotification = async (
  tx: Transaction,
  accountId: number,
  kind: NotificationKind,
  now: Date,
  details: Readonly<Record<string, string>> = {},
): Promise<void> => void (await tx.rows(NOTIFY, [accountId, kind, now, JSON.stringify(details)]));
