import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSpawnedWorld, type SpawnedWorld } from '#testing/spawned-world';
import { runStop } from './stop.ts';

let world: SpawnedWorld;
beforeAll(async () => {
  world = await createSpawnedWorld({ LEAVE_MS: '700' });
});
afterAll(() => world.close());

it('after SIGTERM a process is not ready but takes calls until the proxy has turned away, then replies 503 with Retry-After, finishes running calls and exits within six seconds; pages stay', async () => {
  const stop = await runStop(world);
  console.info(`stop: ${JSON.stringify(stop)}`);
  expect(stop.failures).toEqual([]);
  expect(stop).toMatchObject({ running: '200 200', readyAfterSignal: 503, exit: 0 });
  expect(stop.msToExit).toBeLessThan(6000);
  expect(stop.answered).toBeGreaterThan(20);
  expect(stop.answeredWhileLeaving).toBeGreaterThan(6);
  expect(stop.pageWhileRefusing).toBe(200);
  // Each client once at least; how often more depends on the machine.
  expect(stop.askedToRetry).toBeGreaterThanOrEqual(6);
  expect(stop.refused).toBe(6);
});
