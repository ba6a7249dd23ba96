import { expect, it } from 'vitest';
import { createSpawnedWorld } from '#testing/spawned-world';
import { runOpsHint } from './ops-hint.ts';

it('every console of a city hears of every change there, and reads what changed', async () => {
  const world = await createSpawnedWorld();
  try {
    await world.server.start();
    const run = await runOpsHint(world, {
      bookings: 200,
      servicemen: 40,
      consoles: 3,
      perSecond: 10,
      secondsPerRound: 2,
      rounds: 1,
    });
    console.log(`ops-hint: ${JSON.stringify(run)}`);
    const all = { hints: 60, undelivered: 0 };
    expect(run).toMatchObject({ streams: all, reading: all });
    expect(run.reads).toBeGreaterThan(0);
  } finally {
    await world.close();
  }
}, 60_000);
