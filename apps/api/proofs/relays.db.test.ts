import { expect, it, onTestFinished } from 'vitest';
import { spawnNats } from '#testing/spawned-nats';
import { createSpawnedWorld } from '#testing/spawned-world';
import { runRelays } from './relays.ts';

it('of three relays one leads, streams are not told of losses, and another takes over from a killed leader', async () => {
  const nats = await spawnNats();
  const world = await createSpawnedWorld({ ROLES: 'live', NATS_URL: nats.url });
  onTestFinished(async () => {
    await world.close();
    await nats.kill();
  });
  const run = await runRelays(world, nats, {
    relays: 3,
    streams: 20,
    idleSeconds: 5,
    hints: 120,
    hintsPerSecond: 20,
  });
  expect(run).toMatchObject({ mostLatestIdle: 0, missed: 0, leaders: 1 });
  expect(run.mostLatest).toBeLessThanOrEqual(2);
  expect(run.takeoverMs).toBeLessThanOrEqual(5000);
}, 120_000);
