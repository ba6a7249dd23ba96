import { afterAll, beforeAll, expect, it } from 'vitest';
import { spawnNats, type SpawnedNats } from '#testing/spawned-nats';
import { createSpawnedWorld, type SpawnedWorld } from '#testing/spawned-world';
import { runRelayDrain } from './relay-drain.ts';

const ROWS = 3000;

let nats: SpawnedNats;
let world: SpawnedWorld;
beforeAll(async () => {
  nats = await spawnNats();
  world = await createSpawnedWorld({ ROLES: 'relay,worker', NATS_URL: nats.url });
});
afterAll(async () => {
  await world.close();
  await nats.kill();
});

it('relay delivers every committed outbox row when it is killed in the middle', async () => {
  const drained = await runRelayDrain(world, {
    rows: ROWS,
    kills: 2,
    natsUrl: nats.url,
    waits: false,
  });
  console.info(`relay-drain: ${JSON.stringify(drained)}`);
  expect(drained).toMatchObject({ lost: 0, jobsDoubled: 0, wentBack: 0, failures: [] });
  expect(drained.messages + drained.inDoubt).toBeGreaterThanOrEqual(drained.tasks);
  // What a worker has in hand at once, at each kill.
  expect(drained.inDoubt).toBeLessThanOrEqual(2 * 10);
  for (const left of drained.leftAtKills) {
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(ROWS);
  }
}, 60_000);
