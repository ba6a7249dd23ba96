import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '../../apps/api/src/db/connect.ts';
import { demoCode } from '../../apps/api/testing/demo-world-bookings.ts';
import { Unexpected } from './caller.ts';

const PATIENCE_MS = 10_000;

/** The code as the customer's phone got it: in development that is a table. */
export async function readCompletionCode(
  systemUrl: string | null,
  bookingNo: string,
): Promise<{ code: string; from: string }> {
  if (systemUrl === null) return { code: demoCode(bookingNo), from: 'the demo world' };
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const body = await latestMessage(systemUrl, bookingNo);
    const code = /\b\d{6}\b/.exec(body ?? '')?.[0];
    if (code !== undefined) return { code, from: `the inbox: “${body}”` };
    await sleep(100);
  }
  throw new Unexpected(`✗ expected a message about ${bookingNo} in the development inbox`);
}

function latestMessage(url: string, bookingNo: string): Promise<string | undefined> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ body: string }>(
      `SELECT body FROM dev_inbox WHERE template = 'completion-otp' AND body LIKE $1
         ORDER BY id DESC LIMIT 1`,
      [`%${bookingNo}%`],
    );
    return rows[0]?.body;
  });
}
