import type { Instant } from '@karigar/domain/dates/instant';
import type { Statement, Transaction } from '#platform/db';

const KEEP: Statement = {
  name: 'keep-inbox-message',
  text: `INSERT INTO dev_inbox (recipient, template, body, sent_at) VALUES ($1, $2, $3, $4)`,
};

export const keepInboxMessage = async (
  tx: Transaction,
  message: { to: string; template: string; text: string; at: Instant },
): Promise<void> =>
  void (await tx.rows(KEEP, [message.to, message.template, message.text, new Date(message.at)]));

export type InboxMessage = {
  readonly id: number;
  readonly to: string;
  readonly template: string;
  readonly text: string;
  readonly sentAt: Date;
};

const LATEST: Statement = {
  name: 'latest-inbox-messages',
  text: `SELECT id, recipient AS to, template, body AS text, sent_at AS "sentAt" FROM dev_inbox
    WHERE $1 = '' OR right(recipient, length($1)) = $1 ORDER BY id DESC LIMIT 100`,
};

/** Newest first; `to` matches with or without the country code, and an empty `to` matches all. */
export const latestInboxMessages = (tx: Transaction, to: string): Promise<InboxMessage[]> =>
  tx.rows<InboxMessage>(LATEST, [to]);
