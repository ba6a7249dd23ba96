import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';
import { scoreLine } from '../score-line.ts';

const BAR = 0.7;

export const call5VsBare: Figure = {
  name: 'call5-vs-bare',
  bar: BAR,
  says: 'throughput of call 5 (10 rows) through the whole pipeline divided by that of a bare Fastify route with the same parser, SQL and row level security; at least the bar',
  measure: async () => {
    const { startGenerator } = await import('../../../apps/api/proofs/load-process.ts');
    const { contendReading, createContest } =
      await import('../../../apps/api/proofs/versus-bare.ts');
    const { timeParts } = await import('../../../apps/api/proofs/versus-bare-parts.ts');

    const generator = await startGenerator({ pin: true });
    try {
      return await closing(
        await createContest({ bookings: 26_000, servicemen: 2000 }),
        async (contest) => {
          // As many as have places: with more the server would refuse some, and that is no reply of this call.
          const effort = { rounds: 20, seconds: 1.5, writes: 0, connections: 10 };
          const { whole, bare, ratio, ratios } = await contendReading(contest, generator, effort);
          const parts = await timeParts(contest);
          const timings = Object.entries(parts).map(([name, value]) => [
            `${name}Microseconds`,
            Number(value.toFixed(1)),
          ]);
          return {
            value: Number(ratio.toFixed(2)),
            ok: ratio >= BAR,
            explanation: {
              ...scoreLine({ whole, bare, ratios }),
              ...(Object.fromEntries(timings) as Record<string, number>),
            },
          };
        },
      );
    } finally {
      generator.stop();
    }
  },
};
