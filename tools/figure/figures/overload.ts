import type { Figure } from '../figure.ts';

const BAR = 0.9;
const AT_TEN = 0.8;
const FIELD = 0.99;
const REFUSAL_MS = 50;
const BACK_SECONDS = 10;

export const overload: Figure = {
  name: 'overload',
  bar: BAR,
  says: `good replies (a success within a second) at three times the load that the server can take, as a share of its peak; at least the bar, at ten times at least ${AT_TEN}, with ${100 * FIELD} % of the field's writes good, refusals within ${REFUSAL_MS} ms (p99), normal again within ${BACK_SECONDS} s, and /ready never failing`,
  measure: async () => {
    const { createSpawnedWorld } = await import('../../../apps/api/testing/spawned-world.ts');
    const { runOverload } = await import('../../../apps/api/proofs/overload.ts');
    const { pinPostgres, pinSelf } = await import('../../../apps/api/proofs/pin-store.ts');

    // Server and database share a core, the load has the other: what the load costs does not count.
    pinSelf();
    const world = await createSpawnedWorld({ LOG_LEVEL: 'info' });
    const free = await pinPostgres(world.database.url('admin'));
    try {
      await world.server.start();
      const run = await runOverload(world, { seconds: 15, times: [3, 10], pin: true });
      const three = run.goodput['3'] ?? 0;
      const ten = run.goodput['10'] ?? 0;
      const round = (value: number): number => Number(value.toFixed(3));
      return {
        value: round(three),
        ok:
          three >= BAR &&
          ten >= AT_TEN &&
          run.field >= FIELD &&
          run.refusalP99Ms <= REFUSAL_MS &&
          run.secondsToNormal <= BACK_SECONDS &&
          run.notReady === 0,
        explanation: {
          atTen: round(ten),
          peak: run.peak,
          field: round(run.field),
          refusalP99Ms: round(run.refusalP99Ms),
          refused: run.refused,
          lost: run.lost,
          secondsToNormal: run.secondsToNormal,
          notReady: run.notReady,
          probes: run.probes,
        },
      };
    } finally {
      free();
      await world.close();
    }
  },
};
