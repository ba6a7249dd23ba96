import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OLDEST_POSTGRES } from '../../apps/api/src/db/postgres-version.ts';
import { postgresAnswers } from './answers.ts';
import { unpackPostgres } from './embedded-postgres.ts';
import { freePort, isFree } from './free-port.ts';
import { adminUrlOf, createCluster, findInstalled, launchCluster } from './postgres-cluster.ts';
import { passingFolder, servicesFolder } from './services-folder.ts';

export interface Postgres {
  address: string;
  how: 'found' | 'started';
  /** The server process, if it was started here. */
  server?: ChildProcess;
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost']);

const usualPostgres = process.env['DATABASE_ADMIN_URL'] ?? adminUrlOf(5432);

/** Nothing is flushed to disk: faster, and safe unless the machine itself crashes. */
const FOR_TESTS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '256MB',
  // Several test servers at a time, each with its pools.
  max_connections: 400,
};

interface Options {
  /** Whether the server outlives this process. */
  stays: boolean;
  /** Start our own for tests, even if the machine has one. */
  isForTests?: boolean;
}

/** The machine's PostgreSQL, else our own from installed programs, else from npm's programs. */
export async function ensurePostgres({ stays, isForTests = false }: Options): Promise<Postgres> {
  const folder = isForTests ? passingFolder('postgres-tests') : servicesFolder('postgres');
  const earlier = runningAt(join(folder, 'data/postmaster.pid'));
  const known = [
    ...(isForTests ? [] : [usualPostgres]),
    ...(earlier === undefined ? [] : [earlier]),
  ];
  for (const address of known) {
    if (await postgresAnswers(address)) return { address, how: 'found' };
  }

  const { hostname, port: wanted } = new URL(usualPostgres);
  if (!LOOPBACK.has(hostname)) throw new Error(`no PostgreSQL lets us in at ${hostname}`);
  // A packaged cluster that asks for a password may use the default port.
  const usual = Number(wanted === '' ? 5432 : wanted);
  const port = (await isFree(usual)) ? usual : await freePort();
  mkdirSync(folder, { recursive: true });
  // Tests run on the oldest version that we support; what works there works on newer ones.
  const programs =
    findInstalled(isForTests ? OLDEST_POSTGRES : undefined) ??
    unpackPostgres(servicesFolder('postgres'));
  if (!existsSync(join(folder, 'data/PG_VERSION'))) await createCluster(folder, programs);
  const settings = { max_connections: 200, ...(isForTests && FOR_TESTS) };
  const cluster = { folder, port, programs, settings };
  return { address: adminUrlOf(port), how: 'started', server: await launchCluster(cluster, stays) };
}

// The fourth line of a running server's pid file is its port.
function runningAt(pidFile: string): string | undefined {
  if (!existsSync(pidFile)) return undefined;
  return adminUrlOf(Number(readFileSync(pidFile, 'utf8').split('\n')[3]));
}
