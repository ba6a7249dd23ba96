import type { Figure } from '../figure.ts';

const CLIENTS = 1000;
const BAR_SECONDS = 30;
const MOST_PER_SECOND = 100;

export const drain: Figure = {
  name: 'drain',
  bar: BAR_SECONDS,
  says: `seconds until ${CLIENTS} live streams have moved from a process that gets SIGTERM to another, with no change missed and at most ${MOST_PER_SECOND} reconnects in any second; at most the bar`,
  measure: async () => {
    const { runDrain } = await import('../live/run-drain.ts');
    const { secondsToMove, missed, mostReconnectsInASecond, exit, ...rest } = await runDrain(
      CLIENTS,
      100,
    );
    const { changes, doubts, longestStallMs } = rest;
    return {
      value: secondsToMove,
      ok:
        secondsToMove <= BAR_SECONDS &&
        missed === 0 &&
        mostReconnectsInASecond <= MOST_PER_SECOND &&
        exit === 0,
      explanation: {
        mostReconnectsInASecond,
        changes,
        missed,
        doubts,
        longestStallMs,
        exit: String(exit),
      },
    };
  },
};
