import { setTimeout as pause } from 'node:timers/promises';
import type { ClientBase, Pool, PoolClient } from 'pg';
import { NEW_JOBS } from './jobs.ts';
import type { Log } from './log.ts';

type Setup = {
  readonly pool: Pool;
  readonly keep: (client: ClientBase) => Promise<void>;
  readonly everyMs: number;
  readonly onNewJobs: () => void;
  readonly log: Log;
};

const RETRY_MS = 250;

/**
 * Keeps the running jobs and listens for new ones, on one connection: each keeping proves that the
 * connection that listens is alive.
 */
export const keepJobs = (setup: Setup): { readonly stop: () => Promise<void> } => {
  const { pool, keep, everyMs, onNewJobs, log } = setup;
  const stopping = new AbortController();

  const keepOn = async (client: PoolClient, lost: AbortSignal): Promise<void> => {
    client.on('notification', onNewJobs);
    await keep(client);
    await client.query(`LISTEN ${NEW_JOBS}`);
    log.info('jobs: listening');
    const woken = AbortSignal.any([stopping.signal, lost]);
    while (!woken.aborted) {
      await keep(client);
      await pause(everyMs, undefined, { signal: woken }).catch(() => {});
    }
  };

  const keepForever = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const lost = new AbortController();
      try {
        const client = await pool.connect();
        client.on('error', () => {
          lost.abort();
        });
        // Closed instead of released: nothing else may listen on it.
        await keepOn(client, lost.signal).finally(() => {
          client.release(true);
        });
      } catch (error) {
        log.warn({ err: error }, 'jobs: keeping interrupted');
      }
      await pause(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const keeping = keepForever();

  return {
    stop: async () => {
      stopping.abort();
      await keeping;
    },
  };
};
