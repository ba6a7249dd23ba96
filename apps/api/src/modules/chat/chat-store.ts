import type { Statement, Transaction } from '#platform/db';

export type ChatRow = {
  readonly id: number;
  readonly sender_id: number;
  readonly body: string;
  readonly sent_at: Date;
  readonly picture_key: string | null;
};

const LIST: Statement = {
  name: 'list-chat',
  text: `SELECT id, sender_id, body, sent_at, picture_key FROM chat_messages
    WHERE booking_id = $1 ORDER BY id DESC LIMIT $2`,
};

/** The latest ones, oldest first. */
export const listMessages = async (
  tx: Transaction,
  bookingId: number,
  most: number,
): Promise<ChatRow[]> => (await tx.rows<ChatRow>(LIST, [bookingId, most])).toReversed();

const SEND: Statement = {
  name: 'send-chat',
  text: `WITH sent AS (
      INSERT INTO chat_messages (booking_id, sender_id, body, sent_at, picture_key)
      VALUES ($1, $2, $3, $4, $8)
    ), told AS (
      INSERT INTO notifications (account_id, booking_id, kind, details, sender, created_at)
      SELECT $5::bigint, $1, 'chat-message', jsonb_build_object('bookingNo', $6::text), $7, $4
        WHERE $5::bigint IS NOT NULL
    )
    INSERT INTO outbox (account_id, kind, subject_id)
    SELECT $5::bigint, 'chat', $1 WHERE $5::bigint IS NOT NULL`,
};

/** The message, and the other side's notification and hint, if there is another side yet. */
export const insertMessage = async (
  tx: Transaction,
  message: {
    readonly bookingId: number;
    readonly senderId: number;
    readonly body: string;
    readonly sentAt: Date;
    readonly otherId: number | null;
    readonly bookingNo: string;
    readonly senderName: string;
    readonly pictureKey: string | null;
  },
): Promise<void> => {
  await tx.rows(SEND, [
    message.bookingId,
    message.senderId,
    message.body,
    message.sentAt,
    message.otherId,
    message.bookingNo,
    message.senderName,
    message.pictureKey,
  ]);
};
