import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const BAR = 50;

export const find: Figure = {
  name: 'find',
  bar: BAR,
  says: "p95 in milliseconds of an operator's search by booking number, order, phone, email and the start of a name, in turn, cold and warm, the whole call under row level security, with 1,000,000 bookings and 100,000 customers, in four rounds; at most the bar, with each found",
  measure: async () => {
    const { measureFind } = await import('../../../apps/api/proofs/find-load.ts');
    const { p50, p95, cold, warm, kinds, rounds, missed, searches } = await measureFind({
      world: { bookings: 1_000_000, servicemen: 20_000 },
      each: 100,
      rounds: 4,
    });
    tellFailures(missed);
    return {
      value: Number(p95.toFixed(1)),
      ok: p95 <= BAR && missed.length === 0,
      explanation: {
        searches,
        p50: `${p50.toFixed(1)} ms`,
        cold: `${cold.toFixed(1)} ms`,
        warm: `${warm.toFixed(1)} ms`,
        kinds: kinds.map(({ kind, p95: ms }) => `${kind} ${ms.toFixed(1)}`).join('; '),
        rounds: rounds.map((ms) => ms.toFixed(1)).join(' '),
        missed: missed.length,
      },
    };
  },
};
