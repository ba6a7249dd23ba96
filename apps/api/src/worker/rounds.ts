import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '#context';

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
  { log, metrics }: Pick<Context, 'log' | 'metrics'>,
): { readonly stop: () => Promise<void> } => {
  const stopping = new AbortController();
  const { signal } = stopping;

  const walk = async ({ name, everyMs, go }: Round): Promise<void> => {
    metrics.roundStarted(name, everyMs / 1000);
    const step = async (): Promise<boolean> => {
      try {
        const more = await go();
        metrics.roundSucceeded(name);
        return more;
      } catch (error) {
        metrics.roundFailed(name);
        log.error({ err: error, round: name }, 'round failed');
        return false;
      }
    };
    while (!signal.aborted) {
      const more = await step();
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
