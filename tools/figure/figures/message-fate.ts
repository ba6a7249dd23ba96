import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

/** Twelve minutes of ours are four hours of the messages. */
const SIZE = {
  messages: 20_000,
  kills: 10,
  speed: 20,
  overMs: 12 * 60_000,
  patienceMs: 20 * 60_000,
};

export const messageFate: Figure = {
  name: 'message-fate',
  bar: 0,
  says: 'of 20,000 messages of every kind to customers, through the adapters of push, WhatsApp and two providers of SMS that fail, hang, limit, deliver late and report twice, one away for a third of the time and the worker killed 10 times: those that neither reached the person in the time of their kind nor are shown at the desk, that went twice by one channel, are said to have arrived and have not, or cost what is not recorded; at most the bar, and the cost within the budget',
  measure: async () => {
    const { withFateWorld } = await import('../../../apps/api/proofs/message-fate-world.ts');
    const { runMessageFate } = await import('../../../apps/api/proofs/message-fate.ts');
    const fate = await withFateWorld(undefined, (world, providers, file) =>
      runMessageFate(world, providers, file, SIZE),
    );
    const { examples, silent, untrue, twice, unrecorded, cost, budget, states, ...counts } = fate;
    tellFailures(examples);
    const value = silent + untrue + twice + unrecorded;
    return {
      value,
      ok: value === 0 && cost <= budget,
      explanation: { ...counts, ...states, silent, untrue, twice, unrecorded, cost, budget },
    };
  },
};
