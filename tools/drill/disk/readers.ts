import { setTimeout as pause } from 'node:timers/promises';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { sendCall } from '../../../apps/api/testing/send-call.ts';

const PAUSE_MS = 50;

/** Somebody who reads without end; tells the replies by status. */
export const startReader = (base: string, token: string) => {
  const over = new AbortController();
  let seen: Record<string, number> = {};
  const read = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const reply = await sendCall(base, getProfile, {}, { token }).catch(() => null);
      const status = String(reply?.status ?? 'no reply');
      seen[status] = (seen[status] ?? 0) + 1;
      await pause(PAUSE_MS);
    }
  };
  const reading = read();
  return {
    /** The replies since the last time. */
    take: (): Record<string, number> => {
      const taken = seen;
      seen = {};
      return taken;
    },
    stop: async (): Promise<void> => {
      over.abort();
      await reading;
    },
  };
};
