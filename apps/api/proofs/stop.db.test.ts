import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSpawnedWorld, type SpawnedWorld } from '#testing/spawned-world';
import { runStop } from './stop.ts';

let world: SpawnedWorld;
beforeAll(async () => {
  world = await createSpawnedWorld();
});
afterAll(() => world.close());

it('SIGTERM finishes running calls, replies 503 with Retry-After to new ones, and exits within five seconds', async () => {
  const stop = await runStop(world);
  console.info(`stop: ${JSON.stringify(stop)}`);
  expect(stop.failures).toEqual([]);
  expect(stop).toMatchObject({ running: '200 200', readyAfterSignal: 503, exit: 0 });
  expect(stop.msToExit).toBeLessThan(5000);
  expect(stop.answered).toBeGreaterThan(20);
  // Each client once at least; how often more depends on the machine.
  expect(stop.askedToRetry).toBeGreaterThanOrEqual(6);
  expect(stop.refused).toBe(6);
});
