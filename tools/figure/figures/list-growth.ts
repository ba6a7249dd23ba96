import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const BAR = 2;
const RATE = 200;

export const listGrowth: Figure = {
  name: 'list-growth',
  bar: BAR,
  says: `p99 of call 5 at ${RATE} requests/s on 1,000,000 bookings divided by that on 10,000; at most the bar, with every list an index scan of the rows it returns`,
  measure: async () => {
    const { startGenerator } = await import('../../../apps/api/proofs/load-process.ts');
    const { measureGrowth } = await import('../../../apps/api/proofs/list-growth.ts');

    const generator = await startGenerator({ pin: true });
    try {
      const { plans, loadSeconds, small, big, ratio } = await measureGrowth(
        {
          small: { bookings: 10_000, servicemen: 200 },
          big: { bookings: 1_000_000, servicemen: 20_000 },
          rate: RATE,
          seconds: 6,
          rounds: 20,
        },
        generator,
      );
      const problems = plans.flatMap(({ call, role, statement, problems: found }) =>
        found.map((problem) => `${call} as ${role}, ${statement}: ${problem}`),
      );
      tellFailures(problems);
      const most = plans.toSorted((one, other) => other.blocks - one.blocks)[0];
      return {
        value: Number(ratio.toFixed(2)),
        ok: ratio <= BAR && problems.length === 0,
        explanation: {
          p50Small: `${small.p50.toFixed(2)} ms`,
          p50Big: `${big.p50.toFixed(2)} ms`,
          p99Small: `${small.p99.toFixed(2)} ms`,
          p99Big: `${big.p99.toFixed(2)} ms`,
          statementsExplained: plans.length,
          problems: problems.length,
          rowsReturned: plans.reduce((sum, { returned }) => sum + returned, 0),
          rowsSkipped: plans.reduce((sum, { skipped }) => sum + skipped, 0),
          rowsExamined: plans.reduce((sum, { examined }) => sum + examined, 0),
          mostBlocks: `${most?.blocks} (${most?.statement})`,
          loadSeconds: Math.round(loadSeconds),
        },
      };
    } finally {
      generator.stop();
    }
  },
};
