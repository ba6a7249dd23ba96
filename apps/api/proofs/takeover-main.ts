import { createOtpWorld } from '#testing/otp-world';
import { createRandom } from './dispatch-sim-random.ts';
import { runTakeover } from './takeover.ts';

/** Prints the run as one line: `node apps/api/proofs/takeover-main.ts SEQUENCES SEED [ACCOUNTS TAKEN AT MOST]`. */
const [sequences = '1', seed = '1', atMost = 'Infinity'] = process.argv.slice(2);
const world = await createOtpWorld({ SMS_PER_DAY: '1000000', EMAILS_PER_DAY: '1000000' });
try {
  const random = createRandom(Number(seed));
  const plan = { sequences: Number(sequences), length: 40, random, atMost: Number(atMost) };
  const run = await runTakeover(world, plan);
  process.stdout.write(`${JSON.stringify(run)}\n`);
} finally {
  await world.close();
}
