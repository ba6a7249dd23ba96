import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '#platform/log';

/** Periodic work. Every worker runs it, so it must tolerate concurrent runs. */
export type Round = {
  readonly name: string;
  readonly everyMs: number;
  /** A small step; returns whether another one should follow at once. */
  readonly go: () => Promise<boolean>;
};

/** Runs each round at its interval. A failure is logged and retried. */
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
      // Jitter, so that workers do not run at the same moment.
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
