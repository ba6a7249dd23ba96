import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSpawnedWorld, type SpawnedWorld } from '#testing/spawned-world';
import { HISTORY_BUGS, runVariant } from './history-bugs.ts';
import { runHistory } from './history.ts';

let world: SpawnedWorld;
beforeAll(async () => {
  world = await createSpawnedWorld();
});
afterAll(() => world.close());

it('every booking’s history is linearizable, through two processes and cut connections', async () => {
  const run = await runHistory(world, { waves: 2, bookings: 4, acts: 12, seed: 1 });
  expect(run.failures).toEqual([]);
  expect(run).toMatchObject({ clients: 16, bookings: 8, calls: 2 * 16 * 12 });
  expect(run.unanswered).toBeGreaterThan(0);
}, 60_000);

const WAVES_UNTIL_FOUND = 12;

describe('history checker', () => {
  it.each(Object.entries(HISTORY_BUGS))(
    'history checker finds the planted bug: %s',
    async (_name, bug) => {
      const { failures } = await runVariant(world, bug, WAVES_UNTIL_FOUND);
      expect(failures).not.toEqual([]);
    },
    60_000,
  );

  it('history checker finds no fault in the real server', async () => {
    const { failures, bookings } = await runVariant(world, {}, 2);
    expect(failures).toEqual([]);
    expect(bookings).toBe(6);
  }, 60_000);
});
