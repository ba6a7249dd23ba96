import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';

const CONSOLES = 20;
const BAR_MS = 100;
const MOST_RATIO = 1.05;

export const opsHint: Figure = {
  name: 'ops-hint',
  bar: BAR_MS,
  says: `milliseconds from a serviceman's call to its hint at the consoles of the city, p99, with the streams of ${CONSOLES} consoles and 10 changes a second; at most the bar, and the calls of servicemen at most ${MOST_RATIO} times as long as without consoles; beside it the same while the consoles also read`,
  measure: async () => {
    const { createSpawnedWorld } = await import('../../../apps/api/testing/spawned-world.ts');
    const { runOpsHint } = await import('../../../apps/api/proofs/ops-hint.ts');
    return closing(await createSpawnedWorld(), async (world) => {
      await world.server.start();
      const { streams, reading, callsAlone, reads } = await runOpsHint(world, {
        bookings: 2000,
        servicemen: 400,
        consoles: CONSOLES,
        perSecond: 10,
        secondsPerRound: 6,
        rounds: 10,
      });
      const undelivered = streams.undelivered + reading.undelivered;
      return {
        value: streams.p99,
        ok: streams.p99 <= BAR_MS && streams.ratio <= MOST_RATIO && undelivered === 0,
        explanation: {
          p50: `${streams.p50} ms`,
          ratio: streams.ratio,
          callsAlone: `${callsAlone} ms`,
          hints: streams.hints,
          undelivered,
          p99WhileReading: `${reading.p99} ms`,
          ratioWhileReading: reading.ratio,
          reads,
        },
      };
    });
  },
};
