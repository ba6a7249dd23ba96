import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { hasFlag } from '../repo/arguments.ts';
import { repoRoot } from '../repo/root.ts';
import { natsAnswers, postgresAnswers } from './answers.ts';
import { freePort, isFree } from './free-port.ts';
import { launchNats, natsUrlOf } from './nats-server.ts';
import { adminUrlOf, createCluster, launchCluster, postgresUser } from './postgres-cluster.ts';

interface Service {
  address: string;
  how: 'found' | 'started';
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost']);

const postgres = await ensurePostgres(process.env['DATABASE_ADMIN_URL'] ?? adminUrlOf(5432));
const nats = await ensureNats(natsUrlOf(4222));

// With --export the addresses are for a shell to take over, so the words for people step aside.
const say = hasFlag('export') ? console.error : console.log;
say(`PostgreSQL  ${postgres.how.padEnd(7)}  ${postgres.address}`);
say(`NATS        ${nats.how.padEnd(7)}  ${nats.address}`);
if (hasFlag('export')) {
  console.log(`export DATABASE_ADMIN_URL='${postgres.address}'`);
} else if (postgres.address !== adminUrlOf(5432)) {
  say(`for tests: export DATABASE_ADMIN_URL='${postgres.address}'`);
}

async function ensurePostgres(wanted: string): Promise<Service> {
  const folder = servicesFolder('postgres');
  const earlier = runningAt(join(folder, 'data/postmaster.pid'));
  for (const address of [wanted, ...(earlier === undefined ? [] : [earlier])]) {
    if (await postgresAnswers(address)) return { address, how: 'found' };
  }

  const { hostname, port: wantedPort } = new URL(wanted);
  if (!LOOPBACK.has(hostname)) throw new Error(`no PostgreSQL lets us in at ${hostname}`);
  // A packaged cluster that asks for a password may sit at the usual port.
  const usual = Number(wantedPort === '' ? 5432 : wantedPort);
  const port = (await isFree(usual)) ? usual : await freePort();
  if (!existsSync(join(folder, 'data/PG_VERSION'))) await createCluster(folder);
  await launchCluster({ folder, port, settings: { max_connections: 200 } }, true);
  return { address: adminUrlOf(port), how: 'started' };
}

async function ensureNats(address: string): Promise<Service> {
  if (await natsAnswers(address)) return { address, how: 'found' };
  const folder = servicesFolder('nats');
  mkdirSync(folder, { recursive: true });
  await launchNats({ port: Number(new URL(address).port), log: join(folder, 'log') }, true);
  return { address, how: 'started' };
}

// The fourth line of a running server's pid file is its port.
function runningAt(pidFile: string): string | undefined {
  if (!existsSync(pidFile)) return undefined;
  return adminUrlOf(Number(readFileSync(pidFile, 'utf8').split('\n')[3]));
}

/** In the repository, unless it lies where the user `postgres` cannot go (a clone in root's home). */
function servicesFolder(name: string): string {
  mkdirSync(join(repoRoot, '.cache/services'), { recursive: true });
  const user = postgresUser();
  try {
    execFileSync('test', ['-x', join(repoRoot, '.cache/services')], { ...user, cwd: '/' });
    return join(repoRoot, '.cache/services', name);
  } catch {
    return join(tmpdir(), `karigar-services-${basename(repoRoot)}`, name);
  }
}
