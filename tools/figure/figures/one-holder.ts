import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

export const oneHolder: Figure = {
  name: 'one-holder',
  bar: 0,
  says: 'jobs with no holder, two, or another than was told so, of 200 that 50 men accept at once through two processes; at most the bar',
  measure: async () => {
    const { createSpawnedWorld } = await import('../../../apps/api/testing/spawned-world.ts');
    const { runOneHolder } = await import('../../../apps/api/proofs/one-holder.ts');
    const { failures, seconds, ...counts } = await closing(await createSpawnedWorld(), (world) =>
      runOneHolder(world, { bookings: 200, men: 50 }),
    );
    tellFailures(failures);
    return {
      value: failures.length,
      ok: failures.length === 0,
      explanation: { ...counts, seconds: Number(seconds.toFixed(1)) },
    };
  },
};
