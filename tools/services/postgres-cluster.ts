import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { postgresAnswers } from './answers.ts';
import { launch } from './launch.ts';

const execute = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

export type Settings = Readonly<Record<string, string | number>>;

export interface Cluster {
  /** Folder of data, socket and log; the user `postgres` must have access to its path when we are root. */
  folder: string;
  port: number;
  settings?: Settings;
  /** The folder of initdb and postgres; by default the machine's own. */
  programs?: string;
  /** How long a start may take: a restored server replays its log first. */
  patienceMs?: number;
  /** Added to the environment of the server. */
  env?: Readonly<Record<string, string>>;
}

export const adminUrlOf = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`;

/** Trusts every connection over loopback or its own socket, and listens nowhere else. */
export async function createCluster(folder: string, programs = installedPrograms()): Promise<void> {
  const user = postgresUser();
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  await execute(
    join(programs, 'initdb'),
    [
      `--pgdata=${join(folder, 'data')}`,
      '--username=postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ],
    { ...user, cwd: folder },
  );
}

/** Starts the server. After a kill, waits until orphaned backends have exited. */
export async function launchCluster(
  { folder, port, settings = {}, programs = installedPrograms(), patienceMs, env }: Cluster,
  stays = false,
) {
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: folder, port, ...settings };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await launch({
        program: join(programs, 'postgres'),
        args: [
          '-D',
          join(folder, 'data'),
          ...Object.entries(all).map(([name, value]) => `--${name}=${value}`),
        ],
        log: join(folder, 'log'),
        ready: () => postgresAnswers(adminUrlOf(port)),
        stays,
        ...(patienceMs !== undefined && { patienceMs }),
        options: { ...postgresUser(), cwd: folder, env: { ...process.env, ...env } },
      });
    } catch (error) {
      if (attempt === 50 || !/pre-existing shared memory block/.test(String(error))) throw error;
      await sleep(200);
    }
  }
}

/** PostgreSQL refuses to run as root, so root runs it as Debian's `postgres` user, or as nobody. */
export function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (kind: string, name: string) =>
    Number(execFileSync('id', [kind, name], { encoding: 'utf8', stdio: 'pipe' }).trim());
  try {
    return { uid: id('-u', 'postgres'), gid: id('-g', 'postgres') };
  } catch {
    return { uid: id('-u', 'nobody'), gid: id('-g', 'nobody') };
  }
}

/** The folder of the wanted major version where it is installed, else of the newest. */
export function findInstalled(wanted?: number): string | undefined {
  const path = (process.env['PATH'] ?? '').split(delimiter);
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newestFirst = versions
    .toSorted(
      (a, b) =>
        Number(Number(b) === wanted) - Number(Number(a) === wanted) || Number(b) - Number(a),
    )
    .map((version) => join(DEBIAN, version, 'bin'));
  return [...newestFirst, ...path].find((folder) => existsSync(join(folder, 'initdb')));
}

export function installedPrograms(): string {
  const found = findInstalled();
  if (found === undefined)
    throw new Error('PostgreSQL is not installed: apt-get install postgresql');
  return found;
}
