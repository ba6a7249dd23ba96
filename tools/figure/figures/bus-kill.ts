import type { Figure } from '../figure.ts';

const KILLS = 10;
/** Promise 17. */
const BAR_SECONDS = 5;

export const busKill: Figure = {
  name: 'bus-kill',
  bar: BAR_SECONDS,
  says: `longest delay of a screen in seconds, while the bus was killed and restarted empty ${KILLS} times under load, with no change lost on any screen; at most the bar`,
  measure: async () => {
    const { runBusKill } = await import('../live/run-bus-kill.ts');
    const { behind, medianUp, ...rest } = await runBusKill(KILLS);
    return {
      value: behind,
      ok:
        behind <= BAR_SECONDS &&
        rest.lost === 0 &&
        rest.limited === 0 &&
        rest.streams >= rest.screens,
      explanation: { ...rest, medianWhileUp: `${medianUp} ms` },
    };
  },
};
