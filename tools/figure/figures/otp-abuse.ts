import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const ABUSE = { requests: 10_000, addresses: 1000, numbers: 500, hours: 2 };

export const otpAbuse: Figure = {
  name: 'otp-abuse',
  bar: 0,
  says: 'login messages beyond the documented limits, and honest users left without one, in 10,000 requests from 1,000 addresses over 500 numbers; at most the bar',
  measure: async () => {
    const { createTestApp } = await import('../../../apps/api/testing/test-app.ts');
    const { runOtpAbuse } = await import('../../../apps/api/proofs/otp-abuse.ts');

    const { beyondLimits, ...counts } = await closing(
      await createTestApp({ env: { TRUSTED_PROXIES: '1' } }),
      (app) => runOtpAbuse(app, ABUSE),
    );
    tellFailures(beyondLimits);
    const value = beyondLimits.length + counts.honest - counts.honestServed;
    return { value, ok: value === 0, explanation: { ...counts, beyond: beyondLimits.length } };
  },
};
