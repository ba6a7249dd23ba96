import { afterAll, expect, it } from 'vitest';
import { createOtpWorld } from '#testing/otp-world';
import { createRandom } from './dispatch-sim-random.ts';
import { runTakeover } from './takeover.ts';

const world = await createOtpWorld({ SMS_PER_DAY: '1000000', EMAILS_PER_DAY: '1000000' });
afterAll(() => world.close());

it('nobody without the phone takes an account, whatever else of it they have', async () => {
  const run = await runTakeover(world, { sequences: 12, length: 40, random: createRandom(1) });
  expect(run.taken).toEqual([]);
  expect(run.calls).toBe(12 * 40);
}, 300_000);
