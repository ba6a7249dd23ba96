import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repoRoot } from '../repo/root.ts';
import { run, runOrThrow } from '../repo/run.ts';
import { postgresAnswers } from './answers.ts';
import { freePort } from './free-port.ts';
import { end, launch } from './launch.ts';
import { postgresUser } from './postgres-cluster.ts';
import { servicesFolder } from './services-folder.ts';

/** The first version that knows prepared statements when connections are shared by transaction. */
const OLDEST = { major: 1, minor: 21 };
const SUITE = 'trixie';
const LOADER = 'usr/lib64/ld-linux-x86-64.so.2';
const LIBRARIES = 'usr/lib/x86_64-linux-gnu';

const isNewEnough = (printed: string): boolean => {
  const [, major = 0, minor = 0] = /PgBouncer (\d+)\.(\d+)/.exec(printed)?.map(Number) ?? [];
  return major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor);
};

/** Debian 13's PgBouncer with its libraries, unpacked beside ours: Debian 12's is too old. */
async function unpackPgbouncer(): Promise<string> {
  const folder = servicesFolder(`pgbouncer-${SUITE}`);
  if (existsSync(folder)) return folder;
  const addresses = ['apt-get', 'indextargets', '--format', '$(REPO_URI)', 'Created-By: Packages'];
  const mirror = (await runOrThrow(addresses)).split('\n').find((uri) => uri.endsWith('/debian/'));
  if (mirror === undefined) throw new Error('apt has no address of Debian packages');
  const part = `${folder}-${process.pid}`;
  try {
    const options = ['--quiet', '--variant=extract', '--include=pgbouncer'];
    await runOrThrow(['mmdebstrap', ...options, SUITE, part, mirror]);
    chmodSync(part, 0o755);
    renameSync(part, folder);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
  return folder;
}

async function findPgbouncer(): Promise<readonly string[]> {
  const own = await run(['pgbouncer', '--version']);
  if (own.code === 0 && isNewEnough(own.output)) return ['pgbouncer'];
  const tree = await unpackPgbouncer();
  const library = ['--library-path', join(tree, LIBRARIES)];
  return [join(tree, LOADER), ...library, join(tree, 'usr/sbin/pgbouncer')];
}

/** The same file with other values; throws for a name that it does not set. */
function withSettings(ini: string, changed: Readonly<Record<string, string>>): string {
  return Object.entries(changed).reduce((text, [name, value]) => {
    const line = new RegExp(`^${name} = .*$`, 'm');
    if (!line.test(text)) throw new Error(`pgbouncer.ini does not set ${name}`);
    return text.replace(line, () => `${name} = ${value}`);
  }, ini);
}

export interface OwnPgbouncer {
  readonly port: number;
  readonly version: string;
  remove(): Promise<void>;
}

/** PgBouncer with the file that we ship, in front of the server at this port; removed afterwards. */
export async function startOwnPgbouncer(server: {
  readonly port: number;
  readonly database: string;
}): Promise<OwnPgbouncer> {
  const [program = '', ...before] = await findPgbouncer();
  const version = await runOrThrow([program, ...before, '--version']);
  const folder = mkdtempSync(join(tmpdir(), 'karigar-pgbouncer-'));
  const port = await freePort();
  chmodSync(folder, 0o755);
  const users = join(folder, 'users.txt');
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(users, '"karigar_app" ""\n"karigar_system" ""\n"postgres" ""\n');
  const shipped = readFileSync(join(repoRoot, 'deploy/postgres/pgbouncer.ini'), 'utf8');
  const at = `host=127.0.0.1 port=${server.port}`;
  const changed = {
    karigar: `${at} dbname=${server.database}\npostgres = ${at}`,
    listen_port: String(port),
    auth_type: 'trust',
    auth_file: users,
  };
  writeFileSync(settings, withSettings(shipped, changed));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  try {
    const child = await launch({
      program,
      args: [...before, settings],
      log: join(folder, 'log'),
      ready: () => postgresAnswers(`postgres://postgres@127.0.0.1:${port}/postgres`),
      options: { ...postgresUser(), cwd: '/' },
    });
    return {
      port,
      version: /PgBouncer (\S+)/.exec(version)?.[1] ?? '',
      remove: async () => {
        await end(child, 'SIGQUIT');
        removeFolder();
      },
    };
  } catch (error) {
    removeFolder();
    throw error;
  }
}
