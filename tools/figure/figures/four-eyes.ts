import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

export const fourEyes: Figure = {
  name: 'four-eyes',
  bar: 0,
  says: 'guarded acts that were done by one person, by an expired or withdrawn request, twice, or by SQL in one name; at most the bar',
  measure: async () => {
    const { createExceptionWorld } = await import('../../../apps/api/testing/exception-world.ts');
    const { runFourEyes } = await import('../../../apps/api/proofs/four-eyes.ts');
    const { acts, tried, failures } = await closing(await createExceptionWorld(), (world) =>
      runFourEyes(world),
    );
    tellFailures(failures);
    return {
      value: failures.length,
      ok: failures.length === 0 && tried > 0,
      explanation: { acts, tried },
    };
  },
};
