import { setTimeout as pause } from 'node:timers/promises';
import {
  openLiveSubscription,
  type LiveSubscription,
} from '../../apps/api/testing/live-subscription.ts';

const PAUSE_MS = 200;
const LONGEST_MS = 5000;

/** Loads a page of every server again and again, and holds a live stream of each; tells what was not served. */
export const watchPages = async (bases: readonly string[], token: string) => {
  const streams: LiveSubscription[] = [];
  for (const base of bases) streams.push(await openLiveSubscription(base, token));
  const over = new AbortController();
  let loaded = 0;
  const failures: string[] = [];
  const load = async (base: string): Promise<void> => {
    const page = base.replace('/api/', '/legal/terms');
    while (!over.signal.aborted) {
      const signal = AbortSignal.timeout(LONGEST_MS);
      const status = await fetch(page, { signal, headers: { accept: 'text/html' } }).then(
        (reply) => reply.status,
        (error: unknown) => String(error),
      );
      if (status === 200) loaded += 1;
      else failures.push(`a page: ${status}`);
      await pause(PAUSE_MS);
    }
  };
  const loading = Promise.all(bases.map(load));
  return {
    stop: async (): Promise<{ loaded: number; failures: string[] }> => {
      over.abort();
      await loading;
      for (const stream of streams) {
        if (stream.status !== 200 || stream.isEnded()) failures.push('a live stream was ended');
        stream.leave();
      }
      return { loaded, failures };
    },
  };
};
