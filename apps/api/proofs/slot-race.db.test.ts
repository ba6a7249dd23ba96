import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSpawnedWorld, type SpawnedWorld } from '#testing/spawned-world';
import { runSlotRace } from './slot-race.ts';

const SIZE = { orders: 40, slots: 4 };

describe('many at once for the last places, on two processes', () => {
  let world: SpawnedWorld;
  beforeAll(async () => {
    world = await createSpawnedWorld();
  });
  afterAll(() => world.close());

  it('get exactly those, and the others hear of another time', async () => {
    const race = await runSlotRace(world, SIZE);
    console.info(`slot-race: ${JSON.stringify(race)}`);
    expect(race).toMatchObject({ booked: 4, refused: 36, failures: [] });
  }, 60_000);
});

describe('without the lock of the day', () => {
  let world: SpawnedWorld;
  beforeAll(async () => {
    world = await createSpawnedWorld();
  });
  afterAll(() => world.close());

  it('more are sold than there are men', async () => {
    const { booked } = await runSlotRace(world, { ...SIZE, planted: true });
    expect(booked).toBeGreaterThan(SIZE.slots);
  }, 60_000);
});
