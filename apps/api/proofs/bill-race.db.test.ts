import { expect, it, onTestFinished } from 'vitest';
import { createSpawnedWorld } from '#testing/spawned-world';
import { runBillRace } from './bill-race.ts';

const race = async (planted?: true) => {
  const world = await createSpawnedWorld();
  onTestFinished(() => world.close());
  return runBillRace(world, {
    bookings: 6,
    calls: 6,
    kills: 1,
    ...(planted && { planted }),
  });
};

it('no bill has a price of the caller, and no more than the bill is ever paid', async () => {
  const { failures, ended, paid, accepted } = await race();
  expect(failures).toEqual([]);
  expect({ ended, paid }).toEqual({ ended: 6, paid: 6 });
  expect(accepted).toBeGreaterThan(0);
}, 120_000);

it('a price that is not the catalogue’s is found', async () => {
  expect((await race(true)).failures).not.toEqual([]);
}, 120_000);
