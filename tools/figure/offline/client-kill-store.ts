import { look } from '../../../e2e/world/job-store.ts';

/** The messages of this booking's chat, in the order they came. */
export const wordsOf = async (bookingId: number): Promise<string[]> => {
  const rows = await look<{ text: string }>(
    `SELECT body AS text FROM chat_messages WHERE booking_id = $1 ORDER BY id`,
    [bookingId],
  );
  return rows.map(({ text }) => text);
};

/** The reasons of this booking's holds, in the order they came. */
export const holdsOf = async (bookingId: number): Promise<string[]> => {
  const rows = await look<{ reason: string }>(
    `SELECT details->>'reason' AS reason FROM booking_events
     WHERE booking_id = $1 AND command = 'hold' AND refusal IS NULL ORDER BY id`,
    [bookingId],
  );
  return rows.map(({ reason }) => reason);
};
