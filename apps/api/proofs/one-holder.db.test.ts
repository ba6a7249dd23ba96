import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSpawnedWorld, type SpawnedWorld } from '#testing/spawned-world';
import { runOneHolder } from './one-holder.ts';

let world: SpawnedWorld;
beforeAll(async () => {
  world = await createSpawnedWorld();
});
afterAll(() => world.close());

it('of many servicemen who accept in parallel through two processes exactly one gets the job', async () => {
  const run = await runOneHolder(world, { bookings: 5, servicemen: 12 });
  expect(run).toMatchObject({ offers: 5, accepts: 60, failures: [] });
}, 60_000);
