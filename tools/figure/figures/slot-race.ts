import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const ORDERS = 300;
const SLOTS = 20;

export const slotRace: Figure = {
  name: 'slot-race',
  bar: 0,
  says: 'wrong replies, and places oversold or unsold, of 300 parallel orders for the last 20 places on two processes; at most the bar',
  measure: async () => {
    const { createSpawnedWorld } = await import('../../../apps/api/testing/spawned-world.ts');
    const { FROM_EVERYWHERE, runSlotRace } = await import('../../../apps/api/proofs/slot-race.ts');

    const { failures, seconds, ...counts } = await closing(
      await createSpawnedWorld(FROM_EVERYWHERE),
      (world) => runSlotRace(world, { orders: ORDERS, slots: SLOTS }),
    );
    tellFailures(failures);
    return {
      value: failures.length,
      ok: failures.length === 0,
      explanation: { ...counts, seconds: Number(seconds.toFixed(2)) },
    };
  },
};
