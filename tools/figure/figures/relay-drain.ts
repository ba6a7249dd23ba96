import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const ROWS = 50_000;
const KILLS = 3;

export const relayDrain: Figure = {
  name: 'relay-drain',
  bar: 0,
  says: 'outbox rows, hints and jobs undelivered or lost when the relay is killed in the middle of 50,000; at most the bar',
  measure: async () => {
    const { createSpawnedWorld } = await import('../../../apps/api/testing/spawned-world.ts');
    const { spawnNats } = await import('../../../apps/api/testing/spawned-nats.ts');
    const { runRelayDrain } = await import('../../../apps/api/proofs/relay-drain.ts');

    const nats = await spawnNats();
    const world = await createSpawnedWorld({ ROLES: 'relay,worker', NATS_URL: nats.url });
    try {
      const drained = await runRelayDrain(world, {
        rows: ROWS,
        kills: KILLS,
        natsUrl: nats.url,
        waits: true,
      });
      const { lost, jobsDoubled, wentBack, failures, leftAtKills, ...counts } = drained;
      tellFailures(failures);
      return {
        value: lost,
        ok: lost + jobsDoubled + wentBack + failures.length === 0 && !leftAtKills.includes(0),
        explanation: {
          ...counts,
          jobsDoubled,
          sequencesBack: wentBack,
          leftAtKills: leftAtKills.join(' '),
        },
      };
    } finally {
      await world.close();
      await nats.kill();
    }
  },
};
