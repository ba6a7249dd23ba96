import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSpawnedWorld, type SpawnedWorld } from '#testing/spawned-world';
import { runOneHolder } from './one-holder.ts';

let world: SpawnedWorld;
beforeAll(async () => {
  world = await createSpawnedWorld();
});
afterAll(() => world.close());

it('of many who accept at once through two processes one has the job', async () => {
  const run = await runOneHolder(world, { bookings: 5, men: 12 });
  expect(run).toMatchObject({ offers: 5, accepts: 60, failures: [] });
}, 60_000);
