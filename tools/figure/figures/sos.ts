import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const SIZE = {
  alarms: 200,
  kills: 5,
  overMs: 60_000,
  loss: 0.2,
  faults: { failing: 0.05, cut: 0.05, hanging: 0.01, limited: 0.1, answerMs: 100 },
};

export const sos: Figure = {
  name: 'sos',
  bar: 0,
  says: 'of 200 alarms of both sides, raised over a network that loses every fifth reply and a server killed 5 times, through two SMS providers that fail, cut, hang and limit: those not in the queue or not with a phone on duty 30 s after the server had them, in the queue after their end, told after it, or told twice in a round; at most the bar',
  measure: async () => {
    const { withSosWorld } = await import('../../../apps/api/proofs/sos-world.ts');
    const { runSos } = await import('../../../apps/api/proofs/sos.ts');
    const { examples, ...counts } = await withSosWorld(undefined, (world, providers) =>
      runSos(world, providers, SIZE),
    );
    tellFailures(examples);
    const { unheard, notInQueue, doubled, afterEnd } = counts;
    const value = unheard + notInQueue + doubled + afterEnd;
    return { value, ok: value === 0 && counts.alarms === SIZE.alarms, explanation: counts };
  },
};
