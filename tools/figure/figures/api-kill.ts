import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const KILLS = 30;

export const apiKill: Figure = {
  name: 'api-kill',
  bar: 0,
  says: 'acknowledged writes lost or doubled when the server is killed under load, 30 times; at most the bar',
  measure: async () => {
    const { createSpawnedWorld } = await import('../../../apps/api/testing/spawned-world.ts');
    const { runApiKill } = await import('../../../apps/api/proofs/api-kill.ts');

    const killed = await closing(await createSpawnedWorld(), (world) =>
      runApiKill(world, { kills: KILLS, acknowledgedBetween: 100 }),
    );
    tellFailures(killed.failures);
    const { lost, doubled, failures, ...counts } = killed;
    return {
      value: lost + doubled,
      ok: lost + doubled === 0 && failures.length === 0,
      explanation: { ...counts, lost, doubled, failures: failures.length },
    };
  },
};
