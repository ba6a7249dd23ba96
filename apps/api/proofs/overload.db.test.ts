import { expect, it, onTestFinished } from 'vitest';
import { createSpawnedWorld } from '#testing/spawned-world';
import { runOverload } from './overload.ts';

it('at three times the load it can take, the server does its work, refuses the rest and stays ready', async () => {
  const world = await createSpawnedWorld();
  onTestFinished(() => world.close());
  await world.server.start();
  const run = await runOverload(world, { seconds: 4, times: [3], pin: false });
  expect(run.refused).toBeGreaterThan(run.peak);
  expect(run.goodput['3']).toBeGreaterThan(0.5);
  expect(run.field).toBeGreaterThan(1.5 * run.refresh);
  expect(run.notReady).toBe(0);
}, 120_000);
