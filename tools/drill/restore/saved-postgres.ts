import { spawn, type ChildProcess } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from '../../../apps/api/src/db/connect.ts';
import { repoRoot } from '../../repo/root.ts';
import { run, type Outcome } from '../../repo/run.ts';
import { freePort } from '../../services/free-port.ts';
import { end } from '../../services/launch.ts';
import {
  adminUrlOf,
  createCluster,
  installedPrograms,
  launchCluster,
  postgresUser,
  type Settings,
} from '../../services/postgres-cluster.ts';
import { childrenOf } from '../children-of.ts';

const PATIENCE_MS = 10 * 60_000;
/** Loads rows without a log of them, before the server is saved. */
const LOADING = { wal_level: 'minimal', max_wal_senders: 0, archive_mode: 'off', fsync: 'off' };

export type SavedPostgres = Awaited<ReturnType<typeof createSavedPostgres>>;

/** A PostgreSQL with the settings and the scripts of deploy/, as an operator installs them, in a folder of its own. */
export const createSavedPostgres = async (
  load: (adminUrl: string) => Promise<void>,
  extra: Settings = {},
) => {
  const folder = mkdtempSync(join(tmpdir(), 'karigar-drill-saved-'));
  const scripts = join(folder, 'deploy/backup');
  const settingsFile = join(folder, 'backup.env');
  const data = join(folder, 'data');
  const files = join(folder, 'files');
  const port = await freePort();
  const adminUrl = adminUrlOf(port);
  const user = postgresUser();
  let server: ChildProcess | null = null;
  let receiver: ChildProcess | null = null;
  let receiving = false;

  // In a folder that the user `postgres` can read.
  await createCluster(folder);
  cpSync(join(repoRoot, 'deploy'), join(folder, 'deploy'), { recursive: true });
  for (const name of ['repository', 'received-wal', 'files', 'files-copy', 'metrics', 'lock']) {
    mkdirSync(join(folder, name));
    if (user !== undefined) chownSync(join(folder, name), user.uid, user.gid);
  }
  writeFileSync(
    settingsFile,
    [
      `PGBACKREST_CONFIG=${join(folder, 'deploy/postgres/pgbackrest.conf')}`,
      `PGBACKREST_REPO1_PATH=${join(folder, 'repository')}`,
      `PGBACKREST_LOCK_PATH=${join(folder, 'lock')}`,
      'PGBACKREST_REPO1_CIPHER_PASS=of-this-drill-alone',
      'PGBACKREST_STANZA=karigar',
      `PGBACKREST_PG1_PATH=${data}`,
      `PGBACKREST_PG1_PORT=${port}`,
      `PGBACKREST_PG1_SOCKET_PATH=${folder}`,
      `PG_BIN=${installedPrograms()}`,
      `RECEIVED_WAL=${join(folder, 'received-wal')}`,
      `RECEIVE_FROM="host=${folder} port=${port} user=postgres"`,
      `FILES_DIR=${files}`,
      `FILES_COPY=${join(folder, 'files-copy')}`,
      `RESTORE_TEST_DIR=${join(folder, 'restore-test')}`,
      `RESTORE_TEST_PORT=${await freePort()}`,
      'RESTORE_TEST_DATABASE=karigar',
      `KARIGAR=${join(folder, 'karigar')}`,
      `BACKUP_METRICS=${join(folder, 'metrics')}`,
      '',
    ].join('\n'),
  );
  const program = `#!/bin/sh\nshift\nexec ${process.execPath} ${join(repoRoot, 'apps/api/src/db-main.ts')} "$@"\n`;
  writeFileSync(join(folder, 'karigar'), program, { mode: 0o755 });
  appendFileSync(
    join(data, 'postgresql.conf'),
    `include '${join(folder, 'deploy/postgres/one.conf')}'\n`,
  );

  const launch = async (settings: Settings): Promise<void> => {
    server = await launchCluster({ folder, port, settings, patienceMs: PATIENCE_MS });
    while (await isInRecovery(adminUrl)) await pause(50);
  };
  const start = (): Promise<void> =>
    launch({
      archive_command: `BACKUP_ENV=${settingsFile} ${scripts}/pgbackrest-archive-push %p`,
      ...extra,
    });

  const script = (name: string, ...args: string[]): Promise<Outcome> =>
    run(['env', `BACKUP_ENV=${settingsFile}`, join(scripts, name), ...args], folder);

  /** As the unit karigar-receivewal: again a second after it ended. */
  const receive = (): void => {
    receiving = true;
    const child = spawn(join(scripts, 'receive-wal'), {
      ...user,
      env: { ...process.env, BACKUP_ENV: settingsFile },
      stdio: 'ignore',
    });
    receiver = child;
    child.once('exit', () => {
      if (receiving && receiver === child) setTimeout(() => receiving && receive(), 1000);
    });
  };
  const isReceiving = (): Promise<boolean> =>
    withClient(adminUrl, async (client) => {
      const { rows } = await client.query(
        `SELECT FROM pg_stat_replication WHERE application_name = 'karigar_receivewal' AND state = 'streaming'`,
      );
      return rows.length > 0;
    });

  await launch(LOADING);
  await load(adminUrl);
  await end(server as unknown as ChildProcess, 'SIGINT');

  return {
    folder,
    data,
    files,
    adminUrl,
    start,
    script,
    scriptOrThrow: async (name: string, ...args: string[]): Promise<string> => {
      const { code, output } = await script(name, ...args);
      if (code !== 0) throw new Error(`${name} ended with ${code}: ${output}`);
      return output;
    },
    stop: async (): Promise<void> => {
      if (server !== null) await end(server, 'SIGINT');
    },
    receive,
    /** Resolves when the log is received up to now. */
    received: async (): Promise<void> => {
      const deadline = Date.now() + PATIENCE_MS;
      while (!(await isReceiving())) {
        if (Date.now() > deadline) throw new Error('the log is not received');
        await pause(50);
      }
    },
    /** Takes the whole machine away at one moment: no process of PostgreSQL writes or answers any more. */
    lose: async (): Promise<void> => {
      const { pid } = server as ChildProcess;
      if (pid === undefined) throw new Error('the server does not run');
      process.kill(pid, 'SIGSTOP');
      for (const child of childrenOf(pid)) process.kill(child, 'SIGKILL');
      await end(server as ChildProcess, 'SIGKILL');
      rmSync(data, { recursive: true, maxRetries: 20, retryDelay: 100 });
    },
    remove: async (): Promise<void> => {
      receiving = false;
      if (receiver !== null) await end(receiver, 'SIGTERM');
      if (server !== null) await end(server, 'SIGQUIT');
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
};

const isInRecovery = (adminUrl: string): Promise<boolean> =>
  withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ is: boolean }>('SELECT pg_is_in_recovery() AS is');
    return rows[0]?.is === true;
  });
