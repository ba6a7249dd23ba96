import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSpawnedWorld, type SpawnedWorld } from '#testing/spawned-world';
import { FROM_EVERYWHERE, runSlotRace } from './slot-race.ts';

const SIZE = { orders: 40, slots: 4 };

describe('parallel orders for the last places of a slot, on two processes', () => {
  let world: SpawnedWorld;
  beforeAll(async () => {
    world = await createSpawnedWorld(FROM_EVERYWHERE);
  });
  afterAll(() => world.close());

  it('exactly the last places of a slot are sold, and the other callers get another slot suggested', async () => {
    const race = await runSlotRace(world, SIZE);
    console.info(`slot-race: ${JSON.stringify(race)}`);
    expect(race).toMatchObject({ booked: 4, refused: 36, failures: [] });
  }, 60_000);
});

describe('parallel orders without the lock of the day', () => {
  let world: SpawnedWorld;
  beforeAll(async () => {
    world = await createSpawnedWorld(FROM_EVERYWHERE);
  });
  afterAll(() => world.close());

  it('without the lock of the day a slot is oversold', async () => {
    const { booked } = await runSlotRace(world, { ...SIZE, planted: true });
    expect(booked).toBeGreaterThan(SIZE.slots);
  }, 60_000);
});
