import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../services/free-port.ts';
import { end, launch } from '../../services/launch.ts';
import { installedPrograms, postgresUser } from '../../services/postgres-cluster.ts';
import { childrenOf } from '../children-of.ts';
import { shippedEnv } from './etcd.ts';

const PATIENCE_MS = 180_000;

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
};

export type Node = Awaited<ReturnType<typeof createNode>>;

/** One machine of the cluster: Patroni with its PostgreSQL, by the shipped settings. */
export const createNode = async (name: string, folder: string, config: string, etcd: string) => {
  const [port, rest] = [await freePort(), await freePort()];
  const data = join(folder, name);
  let patroni: ChildProcess | null = null;

  const postmaster = (): number | null => {
    try {
      return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    } catch {
      return null;
    }
  };
  const processes = (): number[] => {
    const server = postmaster();
    return server === null ? [] : [server, ...childrenOf(server)];
  };
  const answers = (path: string): Promise<boolean> =>
    fetch(`http://127.0.0.1:${rest}/${path}`, { signal: AbortSignal.timeout(2000) }).then(
      (reply) => reply.ok,
      () => false,
    );
  const signalAll = (what: NodeJS.Signals): void => {
    if (patroni?.pid !== undefined) signal(patroni.pid, what);
    for (const pid of processes()) signal(pid, what);
  };

  return {
    name,
    port,
    rest,
    start: async (): Promise<void> => {
      patroni = await launch({
        program: 'patroni',
        args: [config],
        log: join(folder, `${name}.log`),
        ready: () => answers('health'),
        patienceMs: PATIENCE_MS,
        options: {
          ...postgresUser(),
          cwd: folder,
          env: {
            PATH: process.env['PATH'],
            ...shippedEnv('postgres/patroni.env.example'),
            PATRONI_NAME: name,
            PATRONI_RESTAPI_LISTEN: `127.0.0.1:${rest}`,
            PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${rest}`,
            PATRONI_ETCD_HOSTS: etcd,
            PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
            PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
            PATRONI_POSTGRESQL_DATA_DIR: data,
            PATRONI_POSTGRESQL_BIN_DIR: installedPrograms(),
            PATRONI_POSTGRESQL_PGPASS: join(folder, `${name}.pgpass`),
            PATRONI_SUPERUSER_PASSWORD: 'of-this-drill',
            PATRONI_REPLICATION_PASSWORD: 'of-this-drill',
            PATRONI_REWIND_PASSWORD: 'of-this-drill',
          },
        },
      });
    },
    isLeader: () => answers('primary'),
    isStandby: () => answers('replica'),
    isSynchronous: () => answers('synchronous'),
    /** As a machine without power. */
    kill: async (): Promise<void> => {
      const all = processes();
      if (patroni !== null) await end(patroni, 'SIGKILL');
      for (const pid of all) signal(pid, 'SIGKILL');
    },
    /** As a machine that nobody reaches and that reaches nobody. */
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
  };
};
