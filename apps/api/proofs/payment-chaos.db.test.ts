import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startRazorpay } from '#testing/razorpay/stand-in';
import { createSpawnedWorld } from '#testing/spawned-world';
import { runPaymentChaos, type PaymentChaos } from './payment-chaos.ts';
import type { PlantedBug } from './payment-chaos-main.ts';

const run = async (
  size: Parameters<typeof runPaymentChaos>[2],
  bug?: PlantedBug,
): Promise<PaymentChaos> => {
  const razorpay = await startRazorpay({ refundMs: 200 });
  const main = join(import.meta.dirname, 'payment-chaos-main.ts');
  const world = await createSpawnedWorld(
    { ...razorpay.env, ...(bug === undefined ? {} : { PLANTED_BUG: bug }) },
    bug === undefined ? {} : { main },
  );
  try {
    return await runPaymentChaos(world, razorpay, size);
  } finally {
    await world.close();
    await razorpay.close();
  }
};

it('every captured rupee is in the ledger once, with webhooks lost and repeated and the server killed', async () => {
  const chaos = await run({ payments: 60, kills: 2, patienceMs: 150_000 });
  console.info(`payment-chaos: ${JSON.stringify(chaos)}`);
  expect(chaos).toMatchObject({ missing: 0, wrong: 0, forged: 0, failures: [] });
  expect(chaos.captured).toBeGreaterThan(30);
  expect(chaos.lostWebhooks).toBeGreaterThan(0);
}, 240_000);

it.each(['no signature check', 'no idempotency'] as const)(
  'finds the bug: %s',
  async (bug) => {
    const chaos = await run({ payments: 25, kills: 0, patienceMs: 4000 }, bug);
    expect(bug === 'no signature check' ? chaos.forged : chaos.wrong).toBeGreaterThan(0);
  },
  120_000,
);

it('finds the bug: nobody asks the gateway after a lost webhook', async () => {
  const chaos = await run({ payments: 60, kills: 0, patienceMs: 4000, planted: 'no poll' });
  expect(chaos.missing).toBeGreaterThan(0);
}, 120_000);
