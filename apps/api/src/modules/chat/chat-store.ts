import type { Statement, Transaction } from '#platform/db';
import { named } from '#platform/named-statement';

export type ChatRow = {
  readonly id: number;
  readonly sender_id: number;
  readonly body: string;
  readonly sent_at: Date;
  readonly picture_key: string | null;
  /** Delivery marks of the other side. */
  readonly delivered_to: number;
  readonly read_to: number;
};

/** One side's view of a booking's chat. */
export type Side = {
  readonly bookingId: number;
  readonly accountId: number;
  readonly otherId: number | null;
};

const LIST: Statement = {
  name: 'list-chat',
  text: `SELECT m.id, m.sender_id, m.body, m.sent_at, m.picture_key,
      coalesce(other.delivered_to, 0) AS delivered_to, coalesce(other.read_to, 0) AS read_to
    FROM chat_messages m
    LEFT JOIN chat_readers other ON other.booking_id = $1 AND other.account_id = $3
    WHERE m.booking_id = $1 AND m.id > coalesce(
      (SELECT cleared_to FROM chat_readers WHERE booking_id = $1 AND account_id = $2), 0)
    ORDER BY m.id DESC LIMIT $4`,
};

/** The latest messages that the caller has not cleared, oldest first. */
export const listMessages = async (
  tx: Transaction,
  { bookingId, accountId, otherId }: Side,
  most: number,
): Promise<ChatRow[]> =>
  (await tx.rows<ChatRow>(LIST, [bookingId, accountId, otherId, most])).toReversed();

const LOCK: Statement = {
  name: 'lock-own-chat',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('chat.' || $1::bigint, 0))`,
};

const COUNT: Statement = {
  name: 'count-own-chat',
  text: `SELECT count(*) FILTER (WHERE sent_at > $3) AS "inHour", count(*) AS "inAll",
      (SELECT count(*) FROM chat_messages d WHERE d.sender_id = $2 AND d.sent_at > $4) AS "inDay"
    FROM chat_messages WHERE booking_id = $1 AND sender_id = $2`,
};

type OwnCount = { readonly inHour: number; readonly inAll: number; readonly inDay: number };

/** The caller's messages in this chat, and in all chats of a day. Two messages at once see each other. */
export const countOwnMessages = async (
  tx: Transaction,
  { bookingId, accountId }: Side,
  { hourAgo, dayAgo }: { readonly hourAgo: Date; readonly dayAgo: Date },
): Promise<OwnCount> => {
  await tx.rows(LOCK, [accountId]);
  const [row] = await tx.rows<OwnCount>(COUNT, [bookingId, accountId, hourAgo, dayAgo]);
  if (row === undefined) throw new Error('counting gave no row');
  return row;
};

const SEND = named({
  name: 'send-chat',
  text: `WITH quiet AS (
      SELECT FROM chat_messages m WHERE m.booking_id = $bookingId AND m.sender_id = $senderId AND m.rings
        AND m.sent_at > $quietSince AND m.id > coalesce((SELECT r.read_to FROM chat_readers r
          WHERE r.booking_id = $bookingId AND r.account_id = $otherId::bigint), 0)
    ), sent AS (
      INSERT INTO chat_messages (booking_id, sender_id, body, sent_at, picture_key, claimed_at, rings)
      VALUES ($bookingId, $senderId, $body, $sentAt, $pictureKey, $claimedAt, NOT EXISTS (SELECT FROM quiet))
    ), told AS (
      INSERT INTO notifications (account_id, booking_id, kind, details, sender, created_at)
      SELECT $otherId::bigint, $bookingId, 'chat-message',
        jsonb_build_object('bookingNo', $bookingNo::text), $senderName, $sentAt
        WHERE $otherId::bigint IS NOT NULL AND NOT EXISTS (SELECT FROM quiet)
    )
    INSERT INTO outbox (account_id, kind, subject_id, payload)
    SELECT party, 'chat', $bookingId, CASE WHEN party = $senderId::bigint OR EXISTS (SELECT FROM quiet)
        THEN '{"quiet": true}'::jsonb END FROM unnest(ARRAY[$senderId::bigint, $otherId::bigint]) AS party
    WHERE party IS NOT NULL`,
});

/** Inserts the message and notifies the other side, if assigned and not just notified; hints to both sides. */
export const insertMessage = async (
  tx: Transaction,
  message: Side & {
    readonly body: string;
    readonly sentAt: Date;
    /** An unread message since then has notified the other side. */
    readonly quietSince: Date;
    readonly claimedAt: Date | null;
    readonly bookingNo: string;
    readonly senderName: string;
    readonly pictureKey: string | null;
  },
): Promise<void> => {
  const values = SEND.values({
    bookingId: message.bookingId,
    senderId: message.accountId,
    otherId: message.otherId,
    body: message.body,
    sentAt: message.sentAt,
    quietSince: message.quietSince,
    claimedAt: message.claimedAt,
    bookingNo: message.bookingNo,
    senderName: message.senderName,
    pictureKey: message.pictureKey,
  });
  await tx.rows(SEND, values);
};
