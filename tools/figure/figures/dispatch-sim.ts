import type { Figure } from '../figure.ts';

const BAR = 0.13;
/** Offers only in working hours must not leave more bookings without anyone than offers at any hour did. */
const MOST_WITHOUT = 0.176;
const CITY = { servicemen: 500, seed: 12 };

export const dispatchSim: Figure = {
  name: 'dispatch-sim',
  bar: BAR,
  says: 'Gini of jobs per serviceman over a simulated day of 500 servicemen and 5,000 bookings; at most the bar, with no more unassigned jobs and little more travel than nearest first',
  measure: async () => {
    const { simulateDay } = await import('../../../apps/api/proofs/dispatch-sim.ts');
    const { drawDays, writeTables } = await import('../../../apps/api/proofs/dispatch-sim-page.ts');
    const busy = simulateDay({ ...CITY, bookings: 5000 });
    const days = [
      { name: 'A full day: 5,000 bookings', scores: busy },
      { name: 'A quiet day: 1,500 bookings', scores: simulateDay({ ...CITY, bookings: 1500 }) },
    ];
    const [ours, nearest, random] = busy;
    if (ours === undefined || nearest === undefined || random === undefined)
      throw new Error('a day was not simulated');
    return {
      value: Number(ours.gini.toFixed(3)),
      ok:
        ours.gini <= BAR &&
        ours.shareWithoutAnyone <= MOST_WITHOUT &&
        ours.shareWithoutAnyone <= nearest.shareWithoutAnyone + 0.005 &&
        ours.kmPerJob <= nearest.kmPerJob * 1.1,
      explanation: {
        nearestGini: nearest.gini.toFixed(3),
        randomGini: random.gini.toFixed(3),
        withoutAnyone: `${(ours.shareWithoutAnyone * 100).toFixed(1)} %`,
        kmPerJob: ours.kmPerJob.toFixed(2),
        nearestKm: nearest.kmPerJob.toFixed(2),
        randomKm: random.kmPerJob.toFixed(2),
        secondsToAccept: ours.secondsToAccept.toFixed(0),
      },
      files: {
        'docs/dispatch-days.md': writeTables(days),
        'docs/pictures/dispatch-days.svg': drawDays(days),
      },
    };
  },
};
