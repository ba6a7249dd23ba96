import { fork } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from '#db/connect';
import { connectNatsBus } from '#platform/nats-bus';
import { RELAY_HEARTBEAT, type RelayHeartbeat } from '#relay/heartbeat';
import { RELAY_WAKE } from '#relay/relay';
import { spawnServer, type SpawnedServer } from '#testing/spawned-server';
import type { SpawnedNats } from '#testing/spawned-nats';
import type { SpawnedWorld } from '#testing/spawned-world';
import type { Report } from './gateway-readers.ts';
import { READERS, readMetrics, until } from './gateway.ts';
import { createCrowd, HINT } from './live-crowd-store.ts';

type Size = {
  readonly relays: number;
  readonly streams: number;
  readonly idleSeconds: number;
  readonly hints: number;
  readonly hintsPerSecond: number;
};

export type RelaysRun = {
  /** Of the stream that got most: how often it was told in a minute that hints may be lost. */
  readonly mostLatest: number;
  /** The same while nobody was killed. */
  readonly mostLatestIdle: number;
  /** From the kill of the leader to the first beat of another. */
  readonly takeoverMs: number;
  readonly hints: number;
  readonly missed: number;
  readonly leaders: number;
};

/** Several relays and one gateway: nothing changes for a while, then the leader is killed while hints go out. */
export const runRelays = async (
  { server, database, look }: SpawnedWorld,
  nats: SpawnedNats,
  size: Size,
): Promise<RelaysRun> => {
  const crowd = await createCrowd(look, size.streams);
  const relays: SpawnedServer[] = [];
  const bus = await connectNatsBus(nats.url);
  const readers = fork(READERS);
  const latest = new Map<number, number>();
  const heard = new Set<number>();
  let open = 0;
  readers.on('message', (message) => {
    const report = message as Report;
    if (report.kind === 'open') open += 1;
    if (report.kind === 'latest') latest.set(report.stream, (latest.get(report.stream) ?? 0) + 1);
    if (report.kind === 'hint') heard.add(report.id);
  });
  const beats: { readonly id: string; readonly at: number }[] = [];
  bus.subscribe(RELAY_HEARTBEAT, (beat) =>
    beats.push({ id: (beat as RelayHeartbeat).connectionId, at: performance.now() }),
  );
  const most = (): number => Math.max(0, ...latest.values());
  try {
    for (let at = 0; at < size.relays; at += 1) {
      const env = { ROLES: 'relay', DATABASE_URL: database.url('app'), NATS_URL: nats.url };
      const relay = await spawnServer(env);
      relays.push(relay);
      await relay.start();
    }
    await server.start();
    await until(async () => (await readMetrics(server.internal)).isUp);
    readers.send({
      port: Number(new URL(server.base).port),
      tokens: crowd.map(({ token }) => token),
      perSecond: 200,
    });
    await until(() => open >= size.streams);
    beats.length = 0;
    await pause(size.idleSeconds * 1000);
    const mostLatestIdle = most();
    const leaders = new Set(beats.map(({ id }) => id)).size;
    latest.clear();

    // The first that was started leads.
    const leader = beats.at(-1)?.id;
    let killedAt = 0;
    await withClient(database.url('admin'), async (client) => {
      for (let id = 1; id <= size.hints; id += 1) {
        const due = pause(1000 / size.hintsPerSecond);
        const { accountId } = crowd[id % crowd.length] ?? { accountId: 0 };
        await client.query(HINT, [accountId, id]);
        bus.publish(RELAY_WAKE, null);
        if (id === Math.ceil(size.hints / 4)) {
          killedAt = performance.now();
          await relays[0]?.kill();
        }
        await due;
      }
    });
    await until(() => heard.size >= size.hints);
    const next = beats.find(({ id, at }) => at > killedAt && id !== leader);
    return {
      mostLatest: most(),
      mostLatestIdle,
      takeoverMs: Math.round((next?.at ?? Number.POSITIVE_INFINITY) - killedAt),
      hints: size.hints,
      missed: size.hints - heard.size,
      leaders,
    };
  } finally {
    readers.disconnect();
    for (const relay of relays) await relay.kill();
    await bus.close();
  }
};
