import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

export const assignRace: Figure = {
  name: 'assign-race',
  bar: 0,
  says: 'failures in 200 rounds of two dispatchers and one accepting serviceman for the same job and hour, through two processes: not one holder, two jobs of one hour, or a loser who is not told who has it; at most the bar',
  measure: async () => {
    const { createSpawnedWorld } = await import('../../../apps/api/testing/spawned-world.ts');
    const { runAssignRace } = await import('../../../apps/api/proofs/assign-race.ts');
    const { failures, seconds, won, ...counts } = await closing(
      await createSpawnedWorld(),
      (world) => runAssignRace(world, { rounds: 200 }),
    );
    tellFailures(failures);
    return {
      value: failures.length,
      // Where one always wins, nobody races.
      ok: failures.length === 0 && Object.keys(won).length === 3,
      explanation: {
        ...counts,
        won: Object.entries(won)
          .map(([who, times]) => `${who} ${times}`)
          .join('; '),
        seconds: Number(seconds.toFixed(1)),
      },
    };
  },
};
