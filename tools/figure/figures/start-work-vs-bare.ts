import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';
import { scoreLine } from '../score-line.ts';

const BAR = 0.6;

export const startWorkVsBare: Figure = {
  name: 'start-work-vs-bare',
  bar: BAR,
  says: 'throughput of call 12 with an idempotency key through the whole pipeline divided by that of a bare Fastify route that locks, changes and commits; at least the bar',
  measure: async () => {
    const { startGenerator } = await import('../../../apps/api/proofs/load-process.ts');
    const { contendStarting, createContest } =
      await import('../../../apps/api/proofs/versus-bare.ts');

    const generator = await startGenerator({ pin: true });
    try {
      return await closing(
        await createContest({ bookings: 78_000, servicemen: 6000 }),
        async (contest) => {
          const effort = { rounds: 16, seconds: 0, writes: 1000, connections: 32 };
          const { whole, bare, ratio, ratios } = await contendStarting(contest, generator, effort);
          return {
            value: Number(ratio.toFixed(2)),
            ok: ratio >= BAR,
            explanation: scoreLine({ whole, bare, ratios }),
          };
        },
      );
    } finally {
      generator.stop();
    }
  },
};
