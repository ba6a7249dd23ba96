import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { end } from './launch.ts';
import { adminUrlOf, createCluster, launchCluster, type Cluster } from './postgres-cluster.ts';

export interface OwnPostgres {
  readonly adminUrl: string;
  /** The folder of data, socket and log. */
  readonly folder: string;
  /** `immediate` is a crash without the postmaster's death: recovery runs at the next start. */
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  /** SIGKILL of the postmaster, as the kernel does when memory runs out. */
  kill(): Promise<void>;
  /** Starts the server again at the same address, with its data. */
  start(): Promise<void>;
  remove(): Promise<void>;
}

const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** A PostgreSQL to stop, kill and delete, separate from the machine's in folder and port. */
export async function startOwnPostgres({
  port,
  settings,
  programs,
  env,
}: Partial<Pick<Cluster, 'port' | 'settings' | 'programs' | 'env'>> = {}): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'karigar-postgres-'));
  const cluster = {
    folder,
    port: port ?? (await freePort()),
    ...(settings && { settings }),
    ...(programs !== undefined && { programs }),
    ...(env && { env }),
  };
  const removeFolder = () =>
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });

  let server: ChildProcess;
  try {
    await createCluster(folder, programs);
    server = await launchCluster(cluster);
  } catch (error) {
    removeFolder();
    throw error;
  }

  return {
    adminUrl: adminUrlOf(cluster.port),
    folder,
    stop: (mode) => end(server, SIGNALS[mode]),
    kill: () => end(server, 'SIGKILL'),
    start: async () => {
      server = await launchCluster(cluster);
    },
    remove: async () => {
      await end(server, 'SIGQUIT');
      removeFolder();
    },
  };
}
