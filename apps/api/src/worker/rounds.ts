import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '#platform/log';

/** Work that comes again and again. Every worker makes its rounds, so it must stand a twin. */
export type Round = {
  readonly name: string;
  readonly everyMs: number;
  /** A small step, and whether another one should follow at once. */
  readonly go: () => Promise<boolean>;
};

/** Makes each round at its pace. One that fails is told to the log and comes again. */
export const startRounds = (
  rounds: readonly Round[],
  log: Log,
): { readonly stop: () => Promise<void> } => {
  const stopping = new AbortController();
  const { signal } = stopping;

  const walk = async ({ name, everyMs, go }: Round): Promise<void> => {
    while (!signal.aborted) {
      const more = await go().catch((error: unknown) => {
        log.error({ err: error, round: name }, 'round failed');
        return false;
      });
      // Not all workers at the same moment.
      if (!more)
        await pause(everyMs * (0.9 + Math.random() * 0.2), undefined, { signal }).catch(() => {});
    }
  };
  const walking = rounds.map(walk);

  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(walking);
    },
  };
};
