import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';

const BAR = 2;
const EFFORT = { rounds: 9, seconds: 5, readsPerSecond: 100 };
const LOGINS_PER_SECOND = 4;

export const loginLoad: Figure = {
  name: 'login-load',
  bar: BAR,
  says: 'p99 of call 5 beside 4 password logins a second divided by its p99 alone, median of alternating rounds; at most the bar',
  measure: async () => {
    const { startGenerator } = await import('../../../apps/api/proofs/load-process.ts');
    const { createLoginLoadStage, loginsOf, runLoginLoad } =
      await import('../../../apps/api/proofs/login-load.ts');

    const reads = await startGenerator({ pin: false });
    const logins = await startGenerator({ pin: false });
    try {
      return await closing(
        await createLoginLoadStage({ bookings: 26_000, servicemen: 2000 }),
        async (stage) => {
          const beside = await loginsOf(stage, logins, LOGINS_PER_SECOND);
          const { quiet, loaded, ratio, leastRatio } = await runLoginLoad(
            stage,
            reads,
            beside,
            EFFORT,
          );
          return {
            value: Number(ratio.toFixed(2)),
            ok: ratio <= BAR,
            explanation: {
              p99Quiet: `${quiet.toFixed(1)} ms`,
              p99WithLogins: `${loaded.toFixed(1)} ms`,
              ratioOfLeast: Number(leastRatio.toFixed(2)),
              rounds: EFFORT.rounds,
              readsPerSecond: EFFORT.readsPerSecond,
              loginsPerSecond: LOGINS_PER_SECOND,
            },
          };
        },
      );
    } finally {
      reads.stop();
      logins.stop();
    }
  },
};
