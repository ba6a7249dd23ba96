import { look } from '../world/job-store.ts';

export async function addMessage(
  bookingId: number,
  senderId: number,
  body: string,
  at: Date,
): Promise<void> {
  await look(
    `INSERT INTO chat_messages (booking_id, sender_id, body, sent_at) VALUES ($1, $2, $3, $4)`,
    [bookingId, senderId, body, at],
  );
}

/** All messages are delivered to this reader, and all but the last are read. */
export async function readAllButLast(bookingId: number, accountId: number): Promise<void> {
  await look(
    `INSERT INTO chat_readers (booking_id, account_id, delivered_to, read_to)
     SELECT $1, $2, max(id), max(id) - 1 FROM chat_messages WHERE booking_id = $1`,
    [bookingId, accountId],
  );
}
