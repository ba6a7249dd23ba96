import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const SIZE = { payments: 5000, kills: 20, patienceMs: 15 * 60_000 };

export const paymentChaos: Figure = {
  name: 'payment-chaos',
  bar: 0,
  says: 'captures of 5,000 payments in the app that are not in the ledger exactly once, or in it without one, through a gateway that loses, repeats and delays, with the server killed 20 times; at most the bar',
  measure: async () => {
    const { startRazorpay } = await import('../../../apps/api/testing/razorpay/stand-in.ts');
    const { createSpawnedWorld } = await import('../../../apps/api/testing/spawned-world.ts');
    const { runPaymentChaos } = await import('../../../apps/api/proofs/payment-chaos.ts');

    const chaos = await closing(await startRazorpay({ refundMs: 500 }), async (razorpay) =>
      closing(await createSpawnedWorld(razorpay.env), (world) =>
        runPaymentChaos(world, razorpay, SIZE),
      ),
    );
    const { missing, wrong, forged, failures, ...counts } = chaos;
    tellFailures(failures);
    const value = missing + wrong + forged;
    return {
      value,
      ok: value === 0 && failures.length === 0,
      explanation: { ...counts, missing, wrong, forged, failures: failures.length },
    };
  },
};
