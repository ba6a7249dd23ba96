import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';

const PAYMENTS = 40;
const BAR_MS = 1000;

export const payToScreen: Figure = {
  name: 'pay-to-screen',
  bar: BAR_MS,
  says: `milliseconds from the customer's press on the gateway's page until the serviceman's screen says that the bill is paid, in two real browsers; p95 of ${PAYMENTS}, at most the bar`,
  measure: async () => {
    const { startRazorpay } = await import('../../../apps/api/testing/razorpay/stand-in.ts');
    const { runPayToScreen } = await import('../live/run-pay-to-screen.ts');
    const { withLiveWorld } = await import('../live/with-live-world.ts');

    const took = await closing(await startRazorpay(), (razorpay) =>
      withLiveWorld((world) => {
        razorpay.tell(world.calls);
        return runPayToScreen(world, PAYMENTS);
      }, razorpay.env),
    );
    const sorted = took.toSorted((one, other) => one - other);
    const quantile = (share: number): number =>
      sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
    const value = quantile(0.95);
    return {
      value,
      ok: sorted.length === PAYMENTS && value <= BAR_MS,
      explanation: { p50: `${quantile(0.5)} ms`, slowest: `${quantile(1)} ms`, payments: PAYMENTS },
    };
  },
};
