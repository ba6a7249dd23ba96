import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const WAVES_UNTIL_FOUND = 20;

export const history: Figure = {
  name: 'history',
  bar: 0,
  says: 'bookings of 160 whose history is not linearizable, with 16 parallel clients through two processes and cut connections; exactly the bar, and every seeded bug found',
  measure: async () => {
    const { createSpawnedWorld } = await import('../../../apps/api/testing/spawned-world.ts');
    const { runHistory } = await import('../../../apps/api/proofs/history.ts');
    const { HISTORY_BUGS, runVariant } = await import('../../../apps/api/proofs/history-bugs.ts');
    return closing(await createSpawnedWorld(), async (world) => {
      const seed = Math.floor(Math.random() * 1e9);
      const began = performance.now();
      const size = { waves: 40, bookings: 4, acts: 20, seed };
      const { failures, most, slowest, ...counts } = await runHistory(world, size);
      const seconds = Math.round((performance.now() - began) / 1000);
      tellFailures(failures);
      const bugs = Object.values(HISTORY_BUGS);
      let found = 0;
      for (const bug of bugs) {
        const { failures: faults } = await runVariant(world, bug, WAVES_UNTIL_FOUND);
        if (faults.length > 0) found += 1;
      }
      return {
        value: failures.length,
        ok: failures.length === 0 && found === bugs.length,
        explanation: {
          ...counts,
          longestHistory: most,
          slowestJudged: `${slowest.toFixed(1)} ms`,
          bugsSeeded: bugs.length,
          bugsFound: found,
          seed,
          seconds,
        },
      };
    });
  },
};
