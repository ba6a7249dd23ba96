import type { Figure } from '../figure.ts';

const KILLS = 10;
/** Five seconds of the plain polling, and what the read and the drawing take on a busy machine. */
const BAR_SECONDS = 5.5;

export const busKill: Figure = {
  name: 'bus-kill',
  bar: BAR_SECONDS,
  says: `seconds that a screen was behind at most, while the bus was killed and came back empty ${KILLS} times in traffic, and no change was lost on any screen; at most the bar`,
  measure: async () => {
    const { runBusKill } = await import('../live/run-bus-kill.ts');
    const { behind, medianUp, ...rest } = await runBusKill(KILLS);
    return {
      value: behind,
      ok: behind <= BAR_SECONDS && rest.lost === 0 && rest.streams >= rest.screens,
      explanation: { ...rest, medianWhileUp: `${medianUp} ms` },
    };
  },
};
