import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../../repo/root.ts';
import { freePort } from '../../services/free-port.ts';
import { end, launch } from '../../services/launch.ts';

const NAMES = ['db1', 'db2', 'db3'] as const;
const PATIENCE_MS = 120_000;

/** The settings of a shipped file with NAME=VALUE lines. */
export const shippedEnv = (file: string): Record<string, string> =>
  Object.fromEntries(
    readFileSync(join(repoRoot, 'deploy', file), 'utf8')
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

type Member = { readonly name: string; readonly peer: number; readonly client: number };

/** Three etcd with the shipped settings at addresses of this machine. */
export const startEtcd = async (folder: string) => {
  const members: Member[] = [];
  for (const name of NAMES)
    members.push({ name, peer: await freePort(), client: await freePort() });
  const at = (port: number): string => `http://127.0.0.1:${port}`;
  const cluster = members.map(({ name, peer }) => `${name}=${at(peer)}`).join(',');
  const running = new Map<string, ChildProcess>();

  const start = async ({ name, peer, client }: Member): Promise<void> => {
    const env = {
      ...process.env,
      ...shippedEnv('postgres/etcd.env.example'),
      ETCD_NAME: name,
      ETCD_DATA_DIR: join(folder, `etcd-${name}`),
      ETCD_LISTEN_PEER_URLS: at(peer),
      ETCD_LISTEN_CLIENT_URLS: at(client),
      ETCD_INITIAL_ADVERTISE_PEER_URLS: at(peer),
      ETCD_ADVERTISE_CLIENT_URLS: at(client),
      ETCD_INITIAL_CLUSTER: cluster,
    };
    const child = await launch({
      program: 'etcd',
      args: [],
      log: join(folder, `etcd-${name}.log`),
      ready: () =>
        fetch(`${at(client)}/health`).then(
          (reply) => reply.ok,
          () => false,
        ),
      patienceMs: PATIENCE_MS,
      options: { env },
    });
    running.set(name, child);
  };
  const stop = async (): Promise<void> => {
    for (const child of running.values()) await end(child, 'SIGKILL');
  };
  // A member is healthy when most are there, so all start together.
  try {
    await Promise.all(members.map(start));
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    hosts: members.map(({ client }) => `127.0.0.1:${client}`).join(','),
    killOne: async (): Promise<void> => {
      const one = running.get(NAMES[0]);
      if (one !== undefined) await end(one, 'SIGKILL');
    },
    startOne: async (): Promise<void> => {
      const [one] = members;
      if (one !== undefined) await start(one);
    },
    stop,
  };
};
