import { setTimeout as pause } from 'node:timers/promises';
import type { sendTo } from './send-to.ts';

const PAUSE_MS = 100;
const LONGEST_MS = 5000;

/** Loads these pages again and again, each over a new connection, and keeps the serials of the certificates in their order. */
export const loadPages = (send: ReturnType<typeof sendTo>, pages: readonly string[]) => {
  const over = new AbortController();
  const failures: string[] = [];
  const serials = new Map(pages.map((page) => [page, new Set<string>()]));
  let loaded = 0;
  const load = async (page: string, seen: Set<string>): Promise<void> => {
    while (!over.signal.aborted) {
      try {
        const signal = AbortSignal.timeout(LONGEST_MS);
        const { reply, serial } = await send(page, { headers: { accept: 'text/html' }, signal });
        await reply.text();
        seen.add(serial);
        if (reply.status === 200) loaded += 1;
        else failures.push(`${page}: ${reply.status}`);
      } catch (error) {
        failures.push(`${page}: ${String(error)}`);
      }
      await pause(PAUSE_MS);
    }
  };
  const loading = Promise.all([...serials].map(([page, seen]) => load(page, seen)));
  return {
    failures,
    /** How many certificates the page with the fewest has had. */
    certificates: (): number => Math.min(...[...serials.values()].map(({ size }) => size)),
    stop: async (): Promise<number> => {
      over.abort();
      await loading;
      return loaded;
    },
  };
};
