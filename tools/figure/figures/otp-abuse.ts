import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const ABUSE = { requests: 10_000, addresses: 1000, owners: 100, numbers: 400, hours: 2 };
/** The attack must reach the cap, so that its reserve is tried. */
const PER_DAY = '1000';

export const otpAbuse: Figure = {
  name: 'otp-abuse',
  bar: 0,
  says: 'login codes beyond the documented limits, and owners of attacked numbers who got none at once on their known device, in 10,000 requests from 1,000 addresses of /24s and /48s; at most the bar',
  measure: async () => {
    const { createOtpWorld } = await import('../../../apps/api/testing/otp-world.ts');
    const { runOtpAbuse } = await import('../../../apps/api/proofs/otp-abuse.ts');

    const { beyondLimits, ...counts } = await closing(
      await createOtpWorld({ SMS_PER_DAY: PER_DAY }),
      (world) => runOtpAbuse(world, ABUSE),
    );
    tellFailures(beyondLimits);
    const value = beyondLimits.length + counts.honest - counts.honestServed;
    return { value, ok: value === 0, explanation: { ...counts, beyond: beyondLimits.length } };
  },
};
