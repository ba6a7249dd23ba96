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
