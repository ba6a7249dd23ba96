import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const BAR = 300;
const SIZE = { jobs: 3000, days: 3 * 365, rounds: 200 };

export const earningsLoad: Figure = {
  name: 'earnings-load',
  bar: BAR,
  says: 'slowest p99 in milliseconds of the earnings calls for one serviceman with 3,000 jobs in 3 years; at most the bar',
  measure: async () => {
    const { createTestApp } = await import('../../../apps/api/testing/test-app.ts');
    const { runEarningsLoad } = await import('../../../apps/api/proofs/earnings-load.ts');
    return closing(await createTestApp(), async (app) => {
      const { p99, p50, calls, failures } = await runEarningsLoad(app, SIZE);
      tellFailures(failures);
      const each = Object.entries(calls).map(([name, time]) => [name, `${time.toFixed(1)} ms`]);
      return {
        value: Number(p99.toFixed(1)),
        ok: p99 <= BAR && failures.length === 0,
        explanation: {
          jobs: SIZE.jobs,
          rounds: SIZE.rounds,
          slowestMedian: `${p50.toFixed(1)} ms`,
          ...Object.fromEntries(each),
        },
      };
    });
  },
};
