import { setTimeout as pause } from 'node:timers/promises';
import type { Look } from '#testing/fresh-people';

const LONGEST_WAIT_MS = 30_000;

/** The code from the inbox, after the worker delivered it. */
export const codeSentTo = async (look: Look, phone: string): Promise<string> => {
  const last = Date.now() + LONGEST_WAIT_MS;
  while (Date.now() < last) {
    const [sent] = await look<{ body: string }>(`SELECT body FROM dev_inbox WHERE recipient = $1`, [
      `+91${phone}`,
    ]);
    if (sent) return sent.body.slice(0, 6);
    await pause(50);
  }
  throw new Error('no message arrived');
};

/** Tries of the only code in the database. */
export const triesOf = async (look: Look): Promise<number> =>
  (await look<{ tries: number }>(`SELECT tries FROM otp_codes`))[0]?.tries ?? 0;
