import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

export const opsSession: Figure = {
  name: 'ops-session',
  bar: 0,
  says: 'ways into the session of an operator that worked: without the cookie, at the public listener, with a passkey of another origin, a used code, after 31 minutes, from another network, after the operator was closed; at most the bar',
  measure: async () => {
    const { createTestApp } = await import('../../../apps/api/testing/test-app.ts');
    const { NETWORKS, runSessionAttacks } = await import('../../../apps/api/proofs/ops-session.ts');
    const { attacks, failures, slowestMs } = await closing(
      await createTestApp({ env: NETWORKS }),
      (app) => runSessionAttacks(app),
    );
    tellFailures(failures);
    return {
      value: failures.length,
      ok: failures.length === 0 && attacks > 0,
      explanation: { attacks, slowestMs },
    };
  },
};
