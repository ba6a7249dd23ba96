import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSpawnedWorld, type SpawnedWorld } from '#testing/spawned-world';
import { faultsIn, runInvoiceNumbers } from './invoice-numbers.ts';

describe('numbers that follow each other', () => {
  it.each([
    [[8, 9, 10], []],
    [[10, 8, 9], []],
    [[9, 10], ['nothing between 7 and 9']],
    [[8, 10], ['nothing between 8 and 10']],
    [[8, 8, 9], ['8 was given twice']],
  ])('after 7: %j', (serials, faults) => {
    expect(faultsIn(serials, 7)).toEqual(faults);
  });
});

describe('completions at once on two processes, some broken off', () => {
  let world: SpawnedWorld;
  beforeAll(async () => {
    world = await createSpawnedWorld();
  });
  afterAll(() => world.close());

  it('have numbers without gap or twin, and those broken off take none with them', async () => {
    const numbers = await runInvoiceNumbers(world, { bookings: 60 });
    console.info(`invoice-numbers: ${JSON.stringify(numbers)}`);
    expect(numbers).toMatchObject({ completed: 60, aborted: 12, failures: [] });
  }, 60_000);
});

describe('numbers out of a sequence', () => {
  let world: SpawnedWorld;
  beforeAll(async () => {
    world = await createSpawnedWorld();
  });
  afterAll(() => world.close());

  it('are found out by the gaps they leave', async () => {
    const { failures } = await runInvoiceNumbers(world, { bookings: 20, planted: true });
    expect(failures.filter((failure) => failure.startsWith('nothing between'))).not.toEqual([]);
  }, 60_000);
});
