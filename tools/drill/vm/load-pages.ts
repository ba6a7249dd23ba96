import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 50;
const LONGEST_MS = 10_000;

/** Loads the addresses in turn until it is stopped; tells what was not served. */
export const loadPages = (addresses: readonly string[]) => {
  const over = new AbortController();
  const failures: string[] = [];
  let loaded = 0;
  const load = async (): Promise<void> => {
    for (let nth = 0; !over.signal.aborted; nth += 1) {
      const address = addresses[nth % addresses.length] ?? '';
      const signal = AbortSignal.timeout(LONGEST_MS);
      const status = await fetch(address, { signal, headers: { accept: 'text/html' } }).then(
        async (reply) => {
          await reply.arrayBuffer();
          return reply.status;
        },
        (error: unknown) => String(error),
      );
      if (status === 200) loaded += 1;
      else failures.push(`${address}: ${status}`);
      await pause(PAUSE_MS);
    }
  };
  const loading = load();
  return {
    stop: async (): Promise<{ loaded: number; failures: readonly string[] }> => {
      over.abort();
      await loading;
      return { loaded, failures };
    },
  };
};
