import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSpawnedWorld, type SpawnedWorld } from '#testing/spawned-world';
import { runApiKill } from './api-kill.ts';

let world: SpawnedWorld;
beforeAll(async () => {
  world = await createSpawnedWorld();
});
afterAll(() => world.close());

it('SIGKILL under load loses no acknowledged write and applies none twice', async () => {
  const killed = await runApiKill(world, { kills: 4 });
  console.info(`api-kill: ${JSON.stringify(killed)}`);
  expect(killed).toMatchObject({ kills: 4, lost: 0, doubled: 0, failures: [] });
  expect(killed.acknowledged).toBeGreaterThan(100);
  expect(killed.repeated).toBeGreaterThan(0);
}, 60_000);
