import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

export const offlineApproval: Figure = {
  name: 'offline-approval',
  bar: 0,
  says: 'forged, altered, replayed or foreign approvals accepted of 2,000, honest ones refused, and bills without the approved lines exactly once; at most the bar',
  measure: async () => {
    const { createTestApp } = await import('../../../apps/api/testing/test-app.ts');
    const { runOfflineApproval } = await import('../../../apps/api/proofs/offline-approval.ts');
    const { failures, refusals, ...counts } = await closing(await createTestApp(), (app) =>
      runOfflineApproval(app, { forged: 2000 }),
    );
    tellFailures(failures);
    return {
      value: failures.length,
      ok: failures.length === 0 && counts.honestTaken === counts.honest,
      explanation: { ...counts, ...refusals },
    };
  },
};
