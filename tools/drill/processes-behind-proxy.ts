import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { clusterWorld, seedCluster, UNLIMITED } from '../../apps/api/testing/cluster-world.ts';
import { spawnServer, type SpawnedServer } from '../../apps/api/testing/spawned-server.ts';
import { freePort } from '../services/free-port.ts';
import { startOwnNats } from '../services/own-nats.ts';
import { startOwnPostgres } from '../services/own-postgres.ts';

const DATABASE = 'karigar';
const HOSTS = ['127.0.0.1', '127.0.0.2'] as const;

/** Until the proxy has seen that a process is ready: the documented wait between two of them. */
const SEEN_MS = 3000;

type Env = Readonly<Record<string, string>>;
export type Both = readonly [SpawnedServer, SpawnedServer];

/** Two processes as on one machine: the same ports on two addresses, with a PostgreSQL and a NATS of their own. */
export const createTwoProcesses = async ({ release }: { release?: string } = {}) => {
  const postgres = await startOwnPostgres();
  const nats = await startOwnNats();
  const made: SpawnedServer[] = [];
  const close = async (): Promise<void> => {
    for (const server of made) await server.kill();
    await nats.stop();
    await postgres.remove();
  };
  try {
    await seedCluster(postgres.adminUrl, DATABASE, release);
    const world = clusterWorld(postgres.adminUrl, DATABASE);
    const port = await freePort();
    const internalPort = await freePort();
    const consolePort = await freePort();
    const settings = {
      DATABASE_URL: world.url('app'),
      NATS_URL: nats.url,
      TRUSTED_PROXIES: '1',
      LEAVE_MS: '2500',
      ...UNLIMITED,
    };
    return {
      adminUrl: postgres.adminUrl,
      world,
      settings,
      behind: { a: HOSTS[0], b: HOSTS[1], port, internalPort, consolePort },
      /** Both processes of one program; they are not started. */
      processes: async (folder: string, env: Env = {}): Promise<Both> => {
        const main = join(folder, 'apps/api/src/main.ts');
        const at = { main, port, internalPort, consolePort };
        const [a, b] = [
          await spawnServer({ ...settings, ...env }, { ...at, host: HOSTS[0] }),
          await spawnServer({ ...settings, ...env }, { ...at, host: HOSTS[1] }),
        ];
        made.push(a, b);
        return [a, b];
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};

/** Replaces the processes one after the other, as an update does; returns what was wrong. */
export const roll = async (from: Both, to: Both): Promise<string[]> => {
  const failures: string[] = [];
  for (const at of [0, 1] as const) {
    from[at].signal('SIGTERM');
    const exit = await from[at].ended();
    if (exit !== 0) failures.push(`a process ended with ${exit}`);
    await to[at].start();
    await pause(SEEN_MS);
  }
  return failures;
};
