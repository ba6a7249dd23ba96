import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const CRASHES = 50;
const KILLS = 50;
const SEQUENCES = 200;

export const clientKill: Figure = {
  name: 'client-kill',
  bar: 0,
  says: `actions lost, doubled, out of order or refused without a message, and screens that differ from the server: the tab crashed ${CRASHES} times, the browser was killed ${KILLS} times, the server in between; then ${SEQUENCES} random sequences of repeats, foreign replies, lost replies, latency, background drains, conflicts and wrong clocks in a browser; at most the bar`,
  measure: async () => {
    const { runClientKill } = await import('../offline/run-client-kill.ts');
    const { failures: ofKills, ...kills } = await runClientKill(CRASHES, KILLS);
    tellFailures(ofKills);
    const { withWorld } = await import('../with-world.ts');
    const { runSequences } = await import('../offline/run-sequences.ts');
    const { failures, ...played } = await withWorld(() => runSequences(SEQUENCES, console.error));
    tellFailures(failures);
    const lost = kills.lost + played.lost;
    const doubled = kills.doubled + played.doubled;
    const outOfOrder = kills.outOfOrder + played.outOfOrder;
    const { hidden, differs } = played;
    const value = lost + doubled + outOfOrder + hidden + differs;
    return {
      value,
      ok: value === 0,
      explanation: {
        tabCrashes: kills.tabCrashes,
        browserKills: kills.browserKills,
        serverKills: kills.serverKills,
        sequences: SEQUENCES,
        acted: kills.acted + played.acted,
        lost,
        doubled,
        outOfOrder,
        refusedAndHidden: hidden,
        screenDiffers: differs,
      },
    };
  },
};
