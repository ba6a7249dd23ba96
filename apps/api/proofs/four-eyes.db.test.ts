import { expect, it } from 'vitest';
import { createExceptionWorld } from '#testing/exception-world';
import { dropTrigger } from './four-eyes-store.ts';
import { runFourEyes } from './four-eyes.ts';

const run = async (
  prepare: (world: Awaited<ReturnType<typeof createExceptionWorld>>) => unknown,
  only: Parameters<typeof runFourEyes>[1] = {},
) => {
  const world = await createExceptionWorld();
  try {
    await prepare(world);
    return await runFourEyes(world, only);
  } finally {
    await world.close();
  }
};

it('no guarded act is done by fewer than two people at its desk', async () => {
  const { acts, tried, failures } = await run(() => null);
  console.info(`four eyes: ${acts} acts, ${tried} attacks`);
  expect(failures).toEqual([]);
  expect(tried).toBeGreaterThanOrEqual(99);
}, 300_000);

it('without row level security, SQL in one name is found', async () => {
  const { failures } = await run((world) => world.openRows(), { way: 'SQL in one name' });
  expect(failures.filter((failure) => failure.includes('SQL in one name'))).not.toEqual([]);
}, 300_000);

it.each([
  ['guard_correction', 'ledger_transactions', 'refund-payment'],
  ['guard_correction', 'ledger_transactions', 'correct-earnings'],
  ['guard_refunded', 'payments', 'reverse-payment'],
  ['guard_refunded', 'bookings', 'refund-payment'],
  ['guard_refund_transfer', 'refund_transfers', 'refund-payment'],
  ['guard_transferred', 'ledger_transactions', 'refund-payment'],
])('without %s on %s, SQL in one name is found for %s', async (trigger, table, act) => {
  const { failures } = await run((world) => world.look(dropTrigger(trigger, table)), {
    act,
    way: 'SQL in one name',
  });
  expect(failures).toEqual([expect.stringContaining(act)]);
});
