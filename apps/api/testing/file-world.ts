import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { people } from './people.ts';
import type { TestApp } from './test-app.ts';

/** A different picture each time. */
export const anyPicture = async (): Promise<File> => {
  const raw = { width: 8, height: 8, channels: 3 } as const;
  const png = await sharp(randomBytes(8 * 8 * 3), { raw })
    .png()
    .toBuffer();
  return new File([new Uint8Array(png)], 'me.png');
};

const COLUMNS = `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
  WHERE table_schema = 'public' AND column_name ~ '(image|picture|file)_key$'
    AND NOT (SELECT relispartition FROM pg_class WHERE oid = table_name::regclass) ORDER BY 1`;

/** Every column that can name a file, found by its name. */
export const fileColumns = async (app: TestApp): Promise<string[]> =>
  (await app.look<{ name: string }>(COLUMNS)).map(({ name }) => name);

const NAMINGS = [
  `UPDATE profiles SET picture_key = $2 WHERE account_id = $1`,
  `UPDATE kyc_documents SET image_key = $2 WHERE account_id = $1`,
  `INSERT INTO chat_messages (booking_id, sender_id, body, sent_at, picture_key)
    SELECT id, $1, '', now(), $2 FROM bookings WHERE serviceman_id = $1 LIMIT 1`,
  `INSERT INTO notifications (account_id, kind, image_key, created_at)
    VALUES ($1, 'chat-message', $2, now())`,
  `INSERT INTO booking_events (booking_id, command, actor, account_id, from_state, refusal, received_at,
      picture_key)
    SELECT id, 'send-chat', 'serviceman', $1, state, 'booking.reassigned', now(), $2 FROM bookings
    WHERE serviceman_id = $1 LIMIT 1`,
];

/** Names each of five files in another table, as Suresh's. */
export const nameFiles = async (app: TestApp, keys: readonly string[]): Promise<void> => {
  for (const [nth, sql] of NAMINGS.entries()) await app.look(sql, [people.suresh.id, keys[nth]]);
};
