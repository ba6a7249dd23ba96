import type { Figure } from '../figure.ts';

const BAR = 2;
const PLAN = { sockets: 500, networks: 100, uploads: 90, rounds: 3 };

export const uploadSlots: Figure = {
  name: 'upload-slots',
  bar: BAR,
  says: 'p99 of uploads beside 500 idle or slow anonymous sockets of other networks divided by their p99 alone; at most the bar, and none may fail',
  measure: async () => {
    const { runUploadSlots } = await import('../../../apps/api/proofs/upload-slots.ts');
    const { quiet, attacked, ratio, failed, strangersRefused } = await runUploadSlots(PLAN);
    return {
      value: Number(ratio.toFixed(2)),
      // A stranger must be refused: otherwise the sockets hold nothing and the ratio says nothing.
      ok: ratio <= BAR && failed === 0 && strangersRefused === PLAN.rounds,
      explanation: {
        p99Quiet: `${quiet.toFixed(1)} ms`,
        p99Attacked: `${attacked.toFixed(1)} ms`,
        sockets: PLAN.sockets,
        networks: PLAN.networks,
        uploads: PLAN.uploads * PLAN.rounds,
        failed,
        strangersRefused,
      },
    };
  },
};
