import { expect, it } from 'vitest';
import { createExceptionWorld } from '#testing/exception-world';
import { runFourEyes } from './four-eyes.ts';

const run = async (
  prepare: (world: Awaited<ReturnType<typeof createExceptionWorld>>) => unknown,
) => {
  const world = await createExceptionWorld();
  try {
    await prepare(world);
    return await runFourEyes(world);
  } finally {
    await world.close();
  }
};

it('no guarded act is done by fewer than two people at its desk', async () => {
  const { acts, tried, failures } = await run(() => null);
  console.info(`four eyes: ${acts} acts, ${tried} attacks`);
  expect(failures).toEqual([]);
  expect(tried).toBeGreaterThanOrEqual(45);
}, 120_000);

it('without row level security, SQL in one name is found', async () => {
  const { failures } = await run((world) => world.openRows());
  expect(failures.filter((failure) => failure.includes('SQL in one name'))).not.toEqual([]);
}, 120_000);
