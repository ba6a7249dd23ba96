import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from '#db/connect';
import { connectNatsBus } from '#platform/nats-bus';
import { RELAY_WAKE } from '#relay/relay';
import { spawnServer } from '#testing/spawned-server';
import type { SpawnedNats } from '#testing/spawned-nats';
import type { SpawnedWorld } from '#testing/spawned-world';
import type { Report } from './gateway-readers.ts';
import { createCrowd, HINT } from './live-crowd-store.ts';

export type GatewayRun = {
  readonly held: number;
  readonly lost: number;
  readonly kilobytesPerConnection: number;
  /** CPU of one core with nothing but heartbeats. */
  readonly idleCpuPercent: number;
  readonly hints: number;
  readonly undelivered: number;
  /** Milliseconds from just before the commit to the reader's socket. */
  readonly p50: number;
  readonly p99: number;
};

type Size = {
  readonly connections: number;
  readonly perSecond: number;
  readonly idleSeconds: number;
  readonly hints: number;
  readonly hintsPerSecond: number;
};

export const READERS = join(import.meta.dirname, 'gateway-readers.ts');
const PATIENCE_MS = 120_000;
const now = (): number => performance.timeOrigin + performance.now();

export const readMetrics = async (internal: string) => {
  const text = await (await fetch(`${internal}metrics`)).text();
  const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return {
    memory: read('process_resident_memory_bytes'),
    cpuSeconds: read('process_cpu_seconds_total'),
    streams: read('karigar_live_streams'),
    isUp: read('karigar_live_up') === 1,
  };
};

export const until = async (is: () => boolean | Promise<boolean>): Promise<void> => {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await is())) {
    if (Date.now() > deadline) return;
    await pause(50);
  }
};

/** The world's server runs only `live`; the relay is another process, the readers a third. */
export const runGateway = async (
  world: SpawnedWorld,
  nats: SpawnedNats,
  size: Size,
): Promise<GatewayRun> => {
  const { server, database, look } = world;
  const crowd = await createCrowd(look, size.connections);
  const relay = await spawnServer({
    ROLES: 'relay',
    DATABASE_URL: database.url('app'),
    NATS_URL: nats.url,
  });
  const bus = await connectNatsBus(nats.url);
  const readers = fork(READERS);
  const [sent, heard] = [new Map<number, number>(), new Map<number, number>()];
  let [open, lost] = [0, 0];
  readers.on('message', (message) => {
    const report = message as Report;
    if (report.kind === 'open') open += 1;
    if (report.kind === 'lost') lost += 1;
    if (report.kind === 'hint') heard.set(report.id, report.at);
  });
  try {
    await relay.start();
    await server.start();
    await until(async () => (await readMetrics(server.internal)).isUp);
    const before = await readMetrics(server.internal);
    const port = Number(new URL(server.base).port);
    const tokens = crowd.map(({ token }) => token);
    readers.send({ port, tokens, perSecond: size.perSecond });
    await until(() => open + lost >= size.connections);

    const full = await readMetrics(server.internal);
    await pause(size.idleSeconds * 1000);
    const idle = await readMetrics(server.internal);

    await withClient(database.url('admin'), async (client) => {
      for (let id = 1; id <= size.hints; id += 1) {
        const due = pause(1000 / size.hintsPerSecond);
        const { accountId } = crowd[Math.floor(Math.random() * crowd.length)] ?? { accountId: 0 };
        sent.set(id, now());
        await client.query(HINT, [accountId, id]);
        bus.publish(RELAY_WAKE, null);
        await due;
      }
    });
    await until(() => heard.size >= sent.size);
    const took = [...heard]
      .map(([id, at]) => at - (sent.get(id) ?? 0))
      .toSorted((one, other) => one - other);
    const quantile = (share: number): number =>
      Number((took[Math.ceil(took.length * share) - 1] ?? Number.NaN).toFixed(1));
    return {
      held: idle.streams,
      lost,
      kilobytesPerConnection: Number(
        ((full.memory - before.memory) / size.connections / 1024).toFixed(1),
      ),
      idleCpuPercent: Number(
        (((idle.cpuSeconds - full.cpuSeconds) / size.idleSeconds) * 100).toFixed(1),
      ),
      hints: sent.size,
      undelivered: sent.size - heard.size,
      p50: quantile(0.5),
      p99: quantile(0.99),
    };
  } finally {
    readers.disconnect();
    await relay.kill();
    await bus.close();
  }
};
