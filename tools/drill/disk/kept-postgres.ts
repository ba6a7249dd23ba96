import type { ChildProcess } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runOrThrow } from '../../repo/run.ts';
import { freePort } from '../../services/free-port.ts';
import { end } from '../../services/launch.ts';
import { adminUrlOf, createCluster, launchCluster } from '../../services/postgres-cluster.ts';

/** A small server, so that a small disk is soon full. */
const SETTINGS = {
  shared_buffers: '64MB',
  min_wal_size: '64MB',
  max_wal_size: '128MB',
  checkpoint_timeout: '30s',
};

/** A PostgreSQL that is started again a second after it ended, as its unit does (deploy/systemd). */
export const keepPostgres = async (dataDisk: string, logDisk: string) => {
  const folder = join(dataDisk, 'postgres');
  const cluster = { folder, port: await freePort(), settings: SETTINGS };
  await createCluster(folder);
  // The write-ahead log on a disk of its own, as the documents ask for.
  const log = join(folder, 'data/pg_wal');
  await runOrThrow(['mv', log, join(logDisk, 'pg_wal')]);
  symlinkSync(join(logDisk, 'pg_wal'), log);
  let server = await launchCluster(cluster);
  const over = new AbortController();
  let starts = 1;
  const ended = (child: ChildProcess): boolean =>
    child.exitCode !== null || child.signalCode !== null;
  const keep = async (): Promise<void> => {
    while (!over.signal.aborted) {
      await pause(1000);
      if (over.signal.aborted || !ended(server)) continue;
      starts += 1;
      try {
        server = await launchCluster(cluster);
      } catch {
        // While the disk is full it may not start: the next second tries again.
      }
    }
  };
  const keeping = keep();
  return {
    adminUrl: adminUrlOf(cluster.port),
    starts: () => starts,
    kill: () => end(server, 'SIGKILL'),
    stop: async (): Promise<void> => {
      over.abort();
      await keeping;
      await end(server, 'SIGQUIT');
    },
  };
};
