import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const LIVES = 2000;
const SEED = 61;
const LIVES_PER_BUG = 6;

export const oneTruth: Figure = {
  name: 'one-truth',
  bar: 0,
  says: 'moments in 2,000 lives of bookings without a next step with a time, with texts of customer, serviceman and operator that disagree about who comes, or with an offer outside working hours; exactly the bar, and every seeded bug found',
  measure: async () => {
    const { createDispatchWorld } = await import('../../../apps/api/testing/dispatch-world.ts');
    const { createTruth } = await import('../../../apps/api/proofs/one-truth.ts');
    const { planted, TRUTH_BUGS } = await import('../../../apps/api/proofs/one-truth-store.ts');
    return closing(await createDispatchWorld(), async (world) =>
      closing(await createTruth(world), async (truth) => {
        const began = performance.now();
        const run = await truth.run(LIVES, SEED);
        const seconds = Math.round((performance.now() - began) / 1000);
        tellFailures(run.failures);
        const ways = ['given-back-for-good', 'silent'] as const;
        const runWithBug = () => truth.run(LIVES_PER_BUG, SEED, ways);
        const runs = [await truth.withoutHours(runWithBug)];
        const bugs = Object.keys(TRUTH_BUGS) as (keyof typeof TRUTH_BUGS)[];
        for (const bug of bugs) runs.push(await planted(truth.look, bug, runWithBug));
        const found = runs.filter(({ failures }) => failures.length > 0).length;
        return {
          value: run.failures.length,
          ok: run.failures.length === 0 && run.lives === LIVES && found === runs.length,
          explanation: {
            lives: run.lives,
            moments: run.moments,
            offers: run.offers,
            assigned: run.ends['assigned'] ?? 0,
            cancelled: run.ends['cancelled'] ?? 0,
            bugsSeeded: runs.length,
            bugsFound: found,
            seconds,
          },
        };
      }),
    );
  },
};
