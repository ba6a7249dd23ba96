import { createSpawnedWorld } from '#testing/spawned-world';
import { runPayoutRun } from './payout-run.ts';

/** Prints the proof as one line: `node apps/api/proofs/payout-run-main.ts SERVICEMEN KILLS`. */
const [servicemen = '100', kills = '0'] = process.argv.slice(2);
const world = await createSpawnedWorld();
try {
  const proof = await runPayoutRun(world, { servicemen: Number(servicemen), kills: Number(kills) });
  process.stdout.write(`${JSON.stringify(proof)}\n`);
} finally {
  await world.close();
}
