import type { AnyCall } from '../../../packages/contract/src/define-call.ts';
import { isKnownAt } from '../../../packages/contract/src/listener.ts';
import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const isOnlyOperators = (call: AnyCall): boolean => !isKnownAt('public', call);

export const writePaths: Figure = {
  name: 'write-paths',
  bar: 1,
  says: 'most effects of any write that a screen makes, pressed twice around a lost reply by the app’s own code in a browser; exactly the bar for all of them',
  measure: async (root) => {
    const { CALLS } = await import('../../../packages/contract/src/registry.ts');
    const { createTestApp } = await import('../../../apps/api/testing/test-app.ts');
    const { UIDAI } = await import('../../../apps/api/testing/uidai.ts');
    const { startRazorpay } = await import('../../../apps/api/testing/razorpay/stand-in.ts');
    const { demoNow } = await import('../../../apps/api/testing/demo-world-now.ts');
    const { createTestIssuer } = await import('../../../apps/api/testing/test-issuer.ts');
    const { findScreenWrites, readSources } = await import('../write-paths/screen-writes.ts');
    const { runWritePaths } = await import('../write-paths/run-write-paths.ts');

    const writing = CALLS.filter((call) => call.writes);
    const ofOperators = writing.filter(isOnlyOperators);
    const others = writing.filter((call) => !isOnlyOperators(call));
    const { writes, without } = findScreenWrites(others, readSources(root));
    const issuer = await createTestIssuer();
    const razorpay = await startRazorpay({ clock: () => demoNow });
    const app = await createTestApp({
      env: {
        ID_TOKEN_ISSUERS: JSON.stringify([issuer.setting]),
        UPI_PAYEE: 'karigar@okbank',
        ...razorpay.env,
        UIDAI_CERTIFICATES: UIDAI.file,
      },
    });
    try {
      const { presses, mostEffects, withheld, failures } = await runWritePaths(app, issuer, writes);
      tellFailures(failures);
      const by = (way: string) => writes.filter((write) => write.way === way);
      return {
        value: mostEffects,
        ok: mostEffects === 1 && failures.length === 0,
        explanation: {
          presses,
          queue: by('queue').length,
          call: by('call').length,
          login: by('login')
            .map(({ call }) => call.name)
            .join(' '),
          withheld: withheld.join(' '),
          withoutScreen: without.join(' '),
          operators: ofOperators.map(({ name }) => name).join(' '),
        },
      };
    } finally {
      await app.close();
      await razorpay.close();
      await issuer.close();
    }
  },
};
