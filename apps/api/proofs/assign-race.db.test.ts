import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSpawnedWorld, type SpawnedWorld } from '#testing/spawned-world';
import { runAssignRace } from './assign-race.ts';

let world: SpawnedWorld;
beforeAll(async () => {
  world = await createSpawnedWorld();
});
afterAll(() => world.close());

it('of two dispatchers and an accepting serviceman one wins, nobody has two jobs of an hour, the losers are told', async () => {
  const run = await runAssignRace(world, { rounds: 10 });
  expect(run).toMatchObject({ rounds: 10, failures: [] });
  expect(run.reported).toBeGreaterThanOrEqual(20);
  // Where one always wins, nobody races.
  expect(Object.keys(run.won).length).toBeGreaterThanOrEqual(2);
}, 60_000);
