import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const CRASHES = 50;
const KILLS = 50;

export const clientKill: Figure = {
  name: 'client-kill',
  bar: 0,
  says: `acknowledged actions lost, doubled or out of order while the tab crashed ${CRASHES} times and the browser was killed ${KILLS} times under a working man, and the server in between; at most the bar`,
  measure: async () => {
    const { runClientKill } = await import('../offline/run-client-kill.ts');
    const { failures, ...counts } = await runClientKill(CRASHES, KILLS);
    tellFailures(failures);
    const value = counts.lost + counts.doubled + counts.outOfOrder;
    return { value, ok: value === 0, explanation: counts };
  },
};
