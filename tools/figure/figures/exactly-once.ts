import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const ROUNDS = 20;

export const exactlyOnce: Figure = {
  name: 'exactly-once',
  bar: 1,
  says: 'effects of every write per key, sent five times in parallel and again after a lost reply; exactly the bar for all of them',
  measure: async () => {
    const { createTestApp } = await import('../../../apps/api/testing/test-app.ts');
    const { NO_TEXT } = await import('../../../apps/api/testing/no-text.ts');
    const { UIDAI } = await import('../../../apps/api/testing/uidai.ts');
    const { startRazorpay } = await import('../../../apps/api/testing/razorpay/stand-in.ts');
    const { demoNow } = await import('../../../apps/api/testing/demo-world-now.ts');
    const { createTestIssuer } = await import('../../../apps/api/testing/test-issuer.ts');
    const { runExactlyOnce, runWithoutKey } =
      await import('../../../apps/api/proofs/exactly-once.ts');

    const issuer = await createTestIssuer();
    const razorpay = await startRazorpay({ clock: () => demoNow });
    const app = await createTestApp({
      env: {
        ID_TOKEN_ISSUERS: JSON.stringify([issuer.setting]),
        UPI_PAYEE: 'karigar@okbank',
        ...razorpay.env,
        UIDAI_CERTIFICATES: UIDAI.file,
      },
      parts: { pictureReader: NO_TEXT },
    });
    try {
      const once = await runExactlyOnce(app, issuer, { rounds: ROUNDS });
      const withoutKey = await runWithoutKey(app, issuer, { rounds: ROUNDS });
      tellFailures([...once.failures, ...withoutKey]);
      const isOne = once.mostEffects === 1 && once.effects === once.keys;
      return {
        value: once.mostEffects,
        ok: isOne && once.failures.length === 0 && withoutKey.length === 0,
        explanation: {
          calls: once.calls,
          keys: once.keys,
          sends: once.sends,
          effects: once.effects,
          distinctOutcomesPerKey: once.mostOutcomes,
          failuresWithoutKey: withoutKey.length,
        },
      };
    } finally {
      await app.close();
      await razorpay.close();
      await issuer.close();
    }
  },
};
