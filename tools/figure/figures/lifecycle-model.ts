import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const RUNS = 300;
const STEPS = 60;

export const lifecycleModel: Figure = {
  name: 'lifecycle-model',
  bar: 0,
  says: 'histories of 300, each of 60 steps of customer, servicemen, operator, dispatcher and clock, in which the rows differ from the prediction of the rules; exactly the bar, and every seeded bug found',
  measure: async () => {
    const { createDispatchWorld } = await import('../../../apps/api/testing/dispatch-world.ts');
    const { createLifecycle, findBug, runLifecycleModel } =
      await import('../../../apps/api/proofs/lifecycle-model.ts');
    const { LIFECYCLE_BUGS } = await import('../../../apps/api/proofs/lifecycle-bugs-store.ts');
    return closing(await createDispatchWorld(), async (world) =>
      closing(await createLifecycle(world), async (lifecycle) => {
        const began = performance.now();
        const run = await runLifecycleModel(lifecycle, { runs: RUNS, steps: STEPS });
        const seconds = Math.round((performance.now() - began) / 1000);
        const { states, said } = lifecycle.seen;
        const [reached, answers] = [states.size, said.size];
        const names = Object.keys(LIFECYCLE_BUGS);
        let found = 0;
        for (const name of names) if ((await findBug(lifecycle, name)) !== null) found += 1;
        tellFailures(run.failures);
        return {
          value: run.failures.length,
          ok: run.failures.length === 0 && run.runs === RUNS && found === names.length,
          explanation: {
            runs: run.runs,
            commands: run.commands,
            states: reached,
            answers,
            bugsSeeded: names.length,
            bugsFound: found,
            seconds,
          },
        };
      }),
    );
  },
};
