import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sendChat } from '@karigar/contract/chat/send-chat';
import { connectDatabase } from '../../../apps/api/src/platform/db.ts';
import { createDiskFiles } from '../../../apps/api/src/platform/disk-files.ts';
import { createSweeper } from '../../../apps/api/src/worker/tasks/sweep-files.ts';
import { anyPicture } from '../../../apps/api/testing/file-world.ts';
import type { FreshBooking } from '../../../apps/api/testing/fresh-bookings.ts';
import type { Look } from '../../../apps/api/testing/fresh-people.ts';
import { createMemoryLog } from '../../../apps/api/testing/memory-log.ts';
import { sendCall } from '../../../apps/api/testing/send-call.ts';

const DAY = 86_400_000;

const namedIn = async (look: Look): Promise<string[]> =>
  (
    await look<{ key: string }>(
      `SELECT picture_key AS key FROM chat_messages WHERE picture_key IS NOT NULL`,
    )
  ).map(({ key }) => key);

/** Sends a picture in a chat, as a serviceman does. */
export const sendPicture = async (
  base: string,
  token: string,
  { bookingId, orderId }: FreshBooking,
): Promise<void> => {
  const fields = {
    bookingId: String(bookingId),
    mainId: String(orderId),
    message: 'As it is now',
    type: 's',
    file: await anyPicture(),
  };
  const reply = await sendCall(base, sendChat, fields, { token, key: randomUUID() });
  if (!reply.body.success) throw new Error(`the picture was refused: ${reply.text}`);
};

/** What is wrong with the files after a restore: each named one is there, and a day later those alone. */
export const judgePictures = async (
  look: Look,
  systemUrl: string,
  folder: string,
  { named, stored }: { readonly named: number; readonly stored: number },
): Promise<string[]> => {
  const failures: string[] = [];
  const keys = await namedIn(look);
  const missing = keys.filter((key) => !existsSync(join(folder, key)));
  if (keys.length !== named) failures.push(`${keys.length} pictures are named, not ${named}`);
  if (missing.length > 0) failures.push(`${missing.length} named pictures have no file`);

  const files = createDiskFiles(folder);
  const count = async (): Promise<number> => {
    let found = 0;
    for await (const _ of files.list()) found += 1;
    return found;
  };
  const before = await count();
  if (before !== stored) failures.push(`${before} files came back, not ${stored}`);
  const system = connectDatabase({ url: systemUrl, connections: 1, onError: () => {} });
  let ahead = 0;
  const { log } = createMemoryLog();
  const parts = { files, databases: { system }, clock: () => Date.now() + ahead, log };
  try {
    // Found now without a row, removed when nothing has named them for a day.
    for (ahead of [0, DAY + 60_000]) {
      const sweep = createSweeper(parts as never);
      while (await sweep());
    }
  } finally {
    await system.close();
  }
  const after = await count();
  const swept = keys.filter((key) => !existsSync(join(folder, key)));
  if (after !== named || swept.length > 0)
    failures.push(`${after} files are left, and ${swept.length} of those that are named are gone`);
  return failures;
};
