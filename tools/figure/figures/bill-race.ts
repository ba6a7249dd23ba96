import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const SIZE = { bookings: 200, calls: 20, kills: 10 };

export const billRace: Figure = {
  name: 'bill-race',
  bar: 0,
  says: `bookings of ${SIZE.bookings} that were paid more than their bill at any moment, or billed another price than the catalogue's, when prices and amounts of the requests are changed and sent in parallel through two processes that are killed ${SIZE.kills} times; at most the bar`,
  measure: async () => {
    const { createSpawnedWorld } = await import('../../../apps/api/testing/spawned-world.ts');
    const { runBillRace } = await import('../../../apps/api/proofs/bill-race.ts');

    const world = await createSpawnedWorld();
    try {
      const { failures, calls, looks, kills, ended, paid, accepted } = await runBillRace(
        world,
        SIZE,
      );
      tellFailures(failures);
      return {
        value: failures.length,
        ok: failures.length === 0 && ended === SIZE.bookings && paid > 0 && accepted > 0,
        explanation: { calls, looks, kills, ended, paid, accepted },
      };
    } finally {
      await world.close();
    }
  },
};
