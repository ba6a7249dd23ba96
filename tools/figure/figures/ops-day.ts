import type { Figure } from '../figure.ts';

const BAR_S = 120;
const FEWEST_TASKS = 20;
const MOST_PRESSES = 3;

export const opsDay: Figure = {
  name: 'ops-day',
  bar: BAR_S,
  says: `seconds of scripted time for at least ${FEWEST_TASKS} tasks of an operator's day in real browsers by keyboard alone: no mouse event in a page, and at most ${MOST_PRESSES} presses from a chosen card of the queue until it is assigned; at most the bar`,
  measure: async () => {
    const { withWorld } = await import('../with-world.ts');
    const { runOpsDay } = await import('../console/run-ops-day.ts');
    const day = await withWorld(runOpsDay);
    console.error('task | ms');
    for (const { name, ms } of day.times) console.error(`${name} | ${ms}`);
    if (day.failure !== null) console.error(day.failure);
    const { seconds, tasks, presses, pressesPerAssign, mouse, failure } = day;
    const isByKeyboard = mouse === 0 && pressesPerAssign > 0 && pressesPerAssign <= MOST_PRESSES;
    return {
      value: seconds,
      ok: failure === null && isByKeyboard && tasks >= FEWEST_TASKS && seconds <= BAR_S,
      explanation: {
        tasks,
        failed: failure === null ? 0 : 1,
        presses,
        pressesPerAssign,
        mouseEvents: mouse,
      },
    };
  },
};
