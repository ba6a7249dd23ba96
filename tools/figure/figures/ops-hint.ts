import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';

const CONSOLES = 20;
const BAR_MS = 100;
const MOST_RATIO = 1.05;

export const opsHint: Figure = {
  name: 'ops-hint',
  bar: BAR_MS,
  says: `milliseconds from a serviceman's call to its hint at the consoles of the city, p99, with ${CONSOLES} consoles that read what changed and 10 changes a second; at most the bar, and the calls of servicemen at most ${MOST_RATIO} times as long as without consoles`,
  measure: async () => {
    const { createSpawnedWorld } = await import('../../../apps/api/testing/spawned-world.ts');
    const { runOpsHint } = await import('../../../apps/api/proofs/ops-hint.ts');
    return closing(await createSpawnedWorld(), async (world) => {
      await world.server.start();
      const { p99, ratio, undelivered, ...rest } = await runOpsHint(world, {
        bookings: 2000,
        servicemen: 400,
        consoles: CONSOLES,
        perSecond: 10,
        secondsPerRound: 6,
        rounds: 10,
      });
      return {
        value: p99,
        ok: p99 <= BAR_MS && ratio <= MOST_RATIO && undelivered === 0,
        explanation: {
          p50: `${rest.p50} ms`,
          ratio,
          callsAlone: `${rest.callsAlone} ms`,
          callsBeside: `${rest.callsBeside} ms`,
          hints: rest.hints,
          undelivered,
          reads: rest.reads,
        },
      };
    });
  },
};
