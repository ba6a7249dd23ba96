import {
  chmodSync,
  chownSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from '../../../apps/api/src/db/connect.ts';
import { repoRoot } from '../../repo/root.ts';
import { freePort } from '../../services/free-port.ts';
import { end, launch } from '../../services/launch.ts';
import { adminUrlOf, postgresUser } from '../../services/postgres-cluster.ts';
import { startEtcd } from './etcd.ts';
import { createNode, type Node } from './node.ts';

const PATIENCE_MS = 180_000;

/** What a machine of the drill has less of than a machine of this size; the backup has a drill of its own. */
const SMALLER = `include 'deploy/postgres/three.conf'
shared_buffers = 128MB
min_wal_size = 128MB
max_wal_size = 1GB
archive_mode = off
`;

const until = async (is: () => Promise<boolean>, what: string): Promise<void> => {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await is())) {
    if (Date.now() > deadline) throw new Error(`never came: ${what}`);
    await pause(100);
  }
};

const isWritable = (url: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ is: boolean }>('SELECT NOT pg_is_in_recovery() AS is');
    return rows[0]?.is === true;
  }).catch(() => false);

/** A proxy that has just started takes every server for good, in turns, until it has checked them. */
const leadsToLeader = async (url: string): Promise<boolean> => {
  for (let turn = 0; turn < 6; turn += 1) if (!(await isWritable(url))) return false;
  return true;
};

const readShipped = (file: string): string => readFileSync(join(repoRoot, 'deploy', file), 'utf8');

/** Three machines of PostgreSQL behind the proxy, by the shipped files, each process with ports of this machine. */
export const startCluster = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'karigar-drill-failover-'));
  const user = postgresUser();
  chmodSync(folder, 0o755);
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  cpSync(join(repoRoot, 'deploy'), join(folder, 'deploy'), { recursive: true });
  writeFileSync(join(folder, 'three.conf'), SMALLER);
  const config = join(folder, 'patroni.yml');
  writeFileSync(
    config,
    readShipped('postgres/patroni.yml')
      .replace('/srv/karigar/current/deploy/postgres/three.conf', join(folder, 'three.conf'))
      // No certificates and passwords on this machine.
      .replaceAll('hostssl', 'host')
      .replaceAll(/scram-sha-256|peer/g, 'trust'),
  );
  const nodes: Node[] = [];
  const ends: (() => Promise<void>)[] = [];
  const remove = async (): Promise<void> => {
    for (const node of nodes) await node.kill();
    for (const stop of ends.toReversed()) await stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };

  const isWhole = async (): Promise<boolean> => {
    const [leaders, standbys, synchronous] = await Promise.all([
      Promise.all(nodes.map((node) => node.isLeader())),
      Promise.all(nodes.map((node) => node.isStandby())),
      Promise.all(nodes.map((node) => node.isSynchronous())),
    ]);
    const count = (is: readonly boolean[]): number => is.filter(Boolean).length;
    return count(leaders) === 1 && count(standbys) === 2 && count(synchronous) === 1;
  };
  const nodeThat = async (is: (node: Node) => Promise<boolean>): Promise<Node> => {
    for (const node of nodes) if (await is(node)) return node;
    throw new Error('no machine is that');
  };

  try {
    const etcd = await startEtcd(folder);
    ends.push(etcd.stop);
    for (const name of ['db1', 'db2', 'db3'])
      nodes.push(await createNode(name, folder, config, etcd.hosts));
    const [first, ...others] = nodes;
    await first?.start();
    await until(() => first?.isLeader() ?? Promise.resolve(false), 'a first leader');
    await Promise.all(others.map((node) => node.start()));
    await until(isWhole, 'two standbys, one of them synchronous');

    const port = await freePort();
    const proxy = join(folder, 'pg-haproxy.cfg');
    let cfg = readShipped('proxy/pg-haproxy.cfg')
      .replace('127.0.0.1:5000', `127.0.0.1:${port}`)
      .replace('127.0.0.1:5001', `127.0.0.1:${await freePort()}`);
    for (const node of nodes)
      cfg = cfg.replaceAll(
        `${node.name}:5432 check port 8008`,
        `127.0.0.1:${node.port} check port ${node.rest}`,
      );
    writeFileSync(proxy, cfg);
    const haproxy = await launch({
      program: '/usr/sbin/haproxy',
      args: ['-db', '-f', proxy],
      log: join(folder, 'haproxy.log'),
      ready: () => leadsToLeader(adminUrlOf(port)),
    });
    ends.push(() => end(haproxy, 'SIGTERM'));
    return {
      /** Through the proxy: the one that takes writes. */
      adminUrl: adminUrlOf(port),
      etcd,
      config,
      folder,
      leader: () => nodeThat((node) => node.isLeader()),
      synchronous: () => nodeThat((node) => node.isSynchronous()),
      whole: () => until(isWhole, 'two standbys, one of them synchronous'),
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
};

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
