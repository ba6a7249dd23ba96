import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSpawnedWorld, type SpawnedWorld } from '#testing/spawned-world';
import { faultsIn, runInvoiceNumbers } from './invoice-numbers.ts';

describe('invoice number check', () => {
  it.each([
    [[8, 9, 10], []],
    [[10, 8, 9], []],
    [[9, 10], ['nothing between 7 and 9']],
    [[8, 10], ['nothing between 8 and 10']],
    [[8, 8, 9], ['8 was given twice']],
  ])('reports gaps and duplicates after invoice number 7 in %j', (serials, faults) => {
    expect(faultsIn(serials, 7)).toEqual(faults);
  });
});

describe('parallel completions on two processes, some rolled back', () => {
  let world: SpawnedWorld;
  beforeAll(async () => {
    world = await createSpawnedWorld();
  });
  afterAll(() => world.close());

  it('parallel completions get invoice numbers without gap or duplicate, and rolled-back ones take none', async () => {
    const numbers = await runInvoiceNumbers(world, { bookings: 60 });
    console.info(`invoice-numbers: ${JSON.stringify(numbers)}`);
    expect(numbers).toMatchObject({ completed: 60, aborted: 12, failures: [] });
  }, 60_000);
});

describe('invoice numbers from a sequence', () => {
  let world: SpawnedWorld;
  beforeAll(async () => {
    world = await createSpawnedWorld();
  });
  afterAll(() => world.close());

  it('invoice numbers from a sequence are reported for their gaps', async () => {
    const { failures } = await runInvoiceNumbers(world, { bookings: 20, planted: true });
    expect(failures.filter((failure) => failure.startsWith('nothing between'))).not.toEqual([]);
  }, 60_000);
});
