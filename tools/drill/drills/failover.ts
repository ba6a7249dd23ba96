import { setTimeout as pause } from 'node:timers/promises';
import {
  judgeWrites,
  longestGap,
  startKeyedTraffic,
} from '../../../apps/api/proofs/keyed-traffic.ts';
import { clusterWorld, seedCluster } from '../../../apps/api/testing/cluster-world.ts';
import { tellFailures } from '../../figure/tell-failures.ts';
import { runOrThrow } from '../../repo/run.ts';
import { startOwnNats } from '../../services/own-nats.ts';
import type { Drill } from '../drill.ts';
import { startCluster, type Cluster } from '../failover/cluster.ts';
import { isSmall } from '../size.ts';
import { startTwo } from '../two-processes.ts';
import { watchPages } from '../watch-pages.ts';

const DATABASE = 'karigar';
const MOST_SECONDS = { kill: 30, switchover: 5 } as const;
const PATIENCE_MS = 120_000;
const BETWEEN = isSmall ? 20 : 200;

type Event = {
  readonly name: string;
  readonly mostSeconds: number;
  readonly happens: (cluster: Cluster) => Promise<void>;
  readonly mends: (cluster: Cluster) => Promise<void>;
};

const nothing = (): Promise<void> => Promise.resolve();

/** What happens to the cluster under traffic, one after the other, each until all three are well again. */
const createEvents = (): readonly Event[] => {
  let again: () => Promise<void> = nothing;
  return [
    {
      name: 'switchover',
      mostSeconds: MOST_SECONDS.switchover,
      happens: async ({ leader, synchronous, config, etcd, folder }) => {
        const [from, to] = [(await leader()).name, (await synchronous()).name];
        const environment = ['env', `PATRONI_ETCD_HOSTS=${etcd.hosts}`];
        const command = ['patronictl', '-c', config, 'switchover', 'karigar', '--force'];
        await runOrThrow([...environment, ...command, '--leader', from, '--candidate', to], folder);
      },
      mends: nothing,
    },
    {
      name: 'etcd',
      mostSeconds: MOST_SECONDS.switchover,
      happens: ({ etcd }) => etcd.killOne(),
      mends: ({ etcd }) => etcd.startOne(),
    },
    {
      name: 'kill',
      mostSeconds: MOST_SECONDS.kill,
      happens: async ({ leader }) => {
        const node = await leader();
        await node.kill();
        again = () => node.start();
      },
      mends: () => again(),
    },
    {
      name: 'partition',
      mostSeconds: MOST_SECONDS.kill,
      happens: async ({ leader }) => {
        const node = await leader();
        node.freeze();
        again = () => Promise.resolve(node.thaw());
      },
      mends: () => again(),
    },
  ];
};

const rehearse = async (cluster: Cluster, natsUrl: string) => {
  const failures: string[] = [];
  const seconds: Record<string, number> = {};
  /** What led when, to explain a loss. */
  const story: string[] = [];
  const began = Date.now();
  const since = (at: number): string => `${((at - began) / 1000).toFixed(1)} s`;
  await seedCluster(cluster.adminUrl, DATABASE);
  const world = clusterWorld(cluster.adminUrl, DATABASE);
  const servers = await startTwo({ DATABASE_URL: world.url('app'), NATS_URL: natsUrl });
  try {
    const bases = servers.map(({ base }) => base);
    const traffic = await startKeyedTraffic(world, { bases, pauseMs: 20, givesUpMs: PATIENCE_MS });
    const pages = await watchPages(bases, traffic.token);
    for (const { name, mostSeconds, happens, mends } of createEvents()) {
      await cluster.whole();
      await traffic.more(BETWEEN, PATIENCE_MS);
      const from = Date.now();
      story.push(`${since(from)}: ${name}, ${(await cluster.leader()).name} leads`);
      await happens(cluster);
      // Long enough for a leader that is missed to be replaced.
      await pause(mostSeconds * 1000);
      await traffic.more(BETWEEN, PATIENCE_MS);
      seconds[`${name}Seconds`] = longestGap(traffic.acknowledged, from, Date.now()) / 1000;
      if ((seconds[`${name}Seconds`] ?? 0) > mostSeconds)
        failures.push(`${name}: no write for ${seconds[`${name}Seconds`]} s`);
      story.push(`${since(Date.now())}: mended`);
      await mends(cluster);
    }
    await cluster.whole();
    await traffic.more(BETWEEN, PATIENCE_MS);
    await traffic.stop();
    const watched = await pages.stop();
    failures.push(...traffic.failures, ...watched.failures);
    const { lost, doubled, unknown } = await judgeWrites(world.look, traffic.acknowledged);
    if (lost.length > 0) {
      const times = lost.map((key) => traffic.acknowledged.get(key)?.at ?? 0);
      const span = `${since(Math.min(...times))} to ${since(Math.max(...times))}`;
      failures.push(`${lost.length} acknowledged writes are lost, of ${span}; ${story.join('; ')}`);
    }
    if (doubled.length > 0) failures.push(`${doubled.length} writes are there twice`);
    if (unknown > 0) failures.push(`${unknown} writes are there that nobody was told of`);
    const { 200: _fine = 0, 503: busy = 0, ...others } = traffic.seen;
    for (const [status, count] of Object.entries(others))
      if (status !== 'no reply') failures.push(`${count} replies were ${status}`);
    return {
      failures,
      explanation: {
        ...seconds,
        acknowledged: traffic.acknowledged.size,
        repeated: traffic.counts.repeated,
        busy,
        lost: lost.length,
        pages: watched.loaded,
      },
    };
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
  }
};

export const failover: Drill = {
  name: 'failover',
  bar: 0,
  says: `what fails when three PostgreSQL by the files of deploy/postgres change their leader under traffic through two processes: a planned switchover and a killed etcd (writes back in ${MOST_SECONDS.switchover} s), a killed leader and one that nobody reaches (${MOST_SECONDS.kill} s); no acknowledged write lost or doubled, pages and live streams stay up; at most the bar`,
  needs: { patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy' },
  nightly: 'a leader that is lost is replaced after 20 seconds, and two are',
  measure: async () => {
    const nats = await startOwnNats();
    const cluster = await startCluster();
    try {
      const { failures, explanation } = await rehearse(cluster, nats.url);
      tellFailures(failures);
      return { value: failures.length, ok: failures.length === 0, explanation };
    } finally {
      await cluster.remove();
      await nats.stop();
    }
  },
};
