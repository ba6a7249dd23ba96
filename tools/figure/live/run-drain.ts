import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from '../../../apps/api/src/db/connect.ts';
import { connectNatsBus } from '../../../apps/api/src/platform/nats-bus.ts';
import { createCrowd, HINT } from '../../../apps/api/proofs/live-crowd-store.ts';
import { RELAY_WAKE } from '../../../apps/api/src/relay/relay.ts';
import { spawnNats } from '../../../apps/api/testing/spawned-nats.ts';
import { spawnServer } from '../../../apps/api/testing/spawned-server.ts';
import { createSpawnedWorld } from '../../../apps/api/testing/spawned-world.ts';
import { createLiveConnection } from '@karigar/client/live/live-connection';
import { openLoadBalancer } from './load-balancer.ts';

const PATIENCE_MS = 60_000;

export interface Drain {
  clients: number;
  /** Seconds from the signal until the last client is connected to the other process. */
  secondsToMove: number;
  mostReconnectsInASecond: number;
  changes: number;
  /** Changes that no screen showed in the end. */
  missed: number;
  /** Times that a client suspected missing hints and would have polled. */
  doubts: number;
  /** How long the client process stalled: reconnects during a stall count as one burst. */
  longestStallMs: number;
  exit: number | string | null;
}

/** A screen reduced to the number of changes it shows and the number there are. */
interface Screen {
  shown: number;
  made: number;
  tries: number;
  isUp: boolean;
}

const mostInASecond = (times: readonly number[]): number =>
  Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + 1000).length));

async function until(is: () => boolean): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!is() && Date.now() < deadline) await pause(20);
}

/** Runs many real clients on one process, which gets SIGTERM under load. */
export async function runDrain(clients: number, changesPerSecond: number): Promise<Drain> {
  const nats = await spawnNats();
  const world = await createSpawnedWorld({ ROLES: 'live', NATS_URL: nats.url });
  const settings = {
    DATABASE_URL: world.database.url('app'),
    NATS_URL: nats.url,
    CALLS_PER_MINUTE_ADDRESS: '1000000',
  };
  const [old, next, relay] = [
    world.server,
    await spawnServer({ ROLES: 'live', ...settings }),
    await spawnServer({ ROLES: 'relay', ...settings }),
  ];
  const portOf = (base: string): number => Number(new URL(base).port);
  await Promise.all([relay.start(), old.start(), next.start()]);
  const balancer = await openLoadBalancer(
    [old, next].map(({ base, internal }) => ({ port: portOf(base), internal })),
  );
  const bus = await connectNatsBus(nats.url);
  const crowd = await createCrowd(world.look, clients);
  let doubts = 0;

  const people = crowd.map(({ accountId, token }) => {
    const screen: Screen = { shown: 0, made: 0, tries: 0, isUp: false };
    const read = (): void => {
      screen.shown = screen.made;
    };
    const connection = createLiveConnection({
      connect: (signal) => {
        screen.tries += 1;
        screen.isUp = false;
        return fetch(`http://127.0.0.1:${balancer.port}/live`, {
          method: 'POST',
          headers: { authorization: 'Bearer karigar-dev', 'auth-token': token },
          signal,
        });
      },
      onState: (isUp) => {
        screen.isUp = isUp;
      },
      onHint: read,
      onMissed: read,
      onDoubt: () => {
        doubts += 1;
      },
    });
    return { accountId, screen, connection };
  });

  try {
    for (const { connection } of people) {
      connection.open();
      if (Math.random() < 0.1) await pause(5);
    }
    await until(() => people.every(({ screen }) => screen.isUp));
    const atFirst = doubts;
    const arrivedBefore = balancer.arrivals.length;

    const traffic = new AbortController();
    let changes = 0;
    const making = withClient(world.database.url('admin'), async (client) => {
      while (!traffic.signal.aborted) {
        const due = pause(1000 / changesPerSecond);
        const one = people[Math.floor(Math.random() * people.length)];
        if (one !== undefined) {
          changes += 1;
          one.screen.made += 1;
          await client.query(HINT, [one.accountId, changes]);
          bus.publish(RELAY_WAKE, null);
        }
        await due;
      }
    });
    await pause(1000);
    const stalls = monitorEventLoopDelay({ resolution: 10 });
    stalls.enable();
    const began = performance.now();
    old.signal('SIGTERM');
    await until(() => people.every(({ screen }) => screen.tries > 1 && screen.isUp));
    const secondsToMove = (performance.now() - began) / 1000;
    const exit = await old.ended();
    await pause(1000);
    traffic.abort();
    await making;
    const isCurrent = (): boolean => people.every(({ screen }) => screen.shown === screen.made);
    await Promise.race([until(isCurrent), pause(5000)]);
    return {
      clients,
      secondsToMove: Number(secondsToMove.toFixed(1)),
      mostReconnectsInASecond: mostInASecond(balancer.arrivals.slice(arrivedBefore)),
      changes,
      missed: people.reduce((sum, { screen }) => sum + screen.made - screen.shown, 0),
      doubts: doubts - atFirst,
      longestStallMs: Math.round(stalls.max / 1e6),
      exit,
    };
  } finally {
    for (const { connection } of people) connection.close();
    await balancer.close();
    await bus.close();
    await next.kill();
    await relay.kill();
    await world.close();
    await nats.kill();
  }
}
