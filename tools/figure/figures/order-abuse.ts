import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const ATTACK = { attempts: 10_000, accounts: 100, networks: 4, servicemen: 40 };

export const orderAbuse: Figure = {
  name: 'order-abuse',
  bar: 0,
  says: 'places beyond the limits taken by 100 unproven and 100 new accounts in 10,000 orders, and honest customers refused meanwhile; at most the bar',
  measure: async () => {
    const { createOtpWorld } = await import('../../../apps/api/testing/otp-world.ts');
    const { runOrderAbuse } = await import('../../../apps/api/proofs/order-abuse.ts');

    const { beyondLimits, honestRefused, ...counts } = await closing(
      await createOtpWorld(),
      (world) => runOrderAbuse(world, ATTACK),
    );
    tellFailures([...beyondLimits, ...honestRefused]);
    const value = beyondLimits.length + counts.honest - counts.honestServed;
    return { value, ok: value === 0, explanation: { ...counts, beyond: beyondLimits.length } };
  },
};
