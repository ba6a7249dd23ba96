import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

export const oneHolder: Figure = {
  name: 'one-holder',
  bar: 0,
  says: 'jobs of 200 without exactly one assignee, or with another than the one whose accept succeeded, when 50 servicemen accept in parallel through two processes; at most the bar',
  measure: async () => {
    const { createSpawnedWorld } = await import('../../../apps/api/testing/spawned-world.ts');
    const { runOneHolder } = await import('../../../apps/api/proofs/one-holder.ts');
    const { failures, seconds, ...counts } = await closing(await createSpawnedWorld(), (world) =>
      runOneHolder(world, { bookings: 200, servicemen: 50 }),
    );
    tellFailures(failures);
    return {
      value: failures.length,
      ok: failures.length === 0,
      explanation: { ...counts, seconds: Number(seconds.toFixed(1)) },
    };
  },
};
