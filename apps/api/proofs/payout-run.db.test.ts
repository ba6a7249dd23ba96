import { expect, it } from 'vitest';
import { createSpawnedWorld } from '#testing/spawned-world';
import { runPayoutRun } from './payout-run.ts';

it('payout runs pay everybody who is due once, whatever is killed, lost or repeated', async () => {
  const world = await createSpawnedWorld();
  try {
    const proof = await runPayoutRun(world, { servicemen: 200, kills: 3 });
    console.info(`payout-run: ${JSON.stringify(proof)}`);
    expect(proof.failures).toEqual([]);
    expect(proof.transfers).toBeGreaterThan(90);
    expect(proof.runs).toBeGreaterThan(1);
  } finally {
    await world.close();
  }
}, 120_000);
