import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

export const fieldDay: Figure = {
  name: 'field-day',
  bar: 0,
  says: 'blocked steps, lost actions and wrong texts in a day of 8 jobs in Hindi at 6× CPU and 200 % text without network, with two kills, two background windows, a cancel, a reassignment, a reschedule and a wrong code; at most the bar',
  measure: async () => {
    const { withWorld } = await import('../with-world.ts');
    const { runFieldDay } = await import('../field-day/run-field-day.ts');
    const day = await withWorld(() => runFieldDay(console.error));
    tellFailures([...day.blocked, ...day.lost, ...day.wrong]);
    console.error('step | ms | tap to visible reaction, ms');
    for (const { name, ms, reactionMs } of day.times)
      console.error(`${name} | ${ms} | ${reactionMs ?? ''}`);
    const reactions = day.times
      .flatMap(({ reactionMs }) => reactionMs ?? [])
      .toSorted((a, b) => a - b);
    const value = day.blocked.length + day.lost.length + day.wrong.length;
    return {
      value,
      ok: value === 0,
      explanation: {
        steps: day.steps,
        blocked: day.blocked.length,
        lost: day.lost.length,
        wrongWords: day.wrong.length,
        pictures: day.pictures,
        reactionMedianMs: reactions[Math.floor(reactions.length / 2)] ?? 0,
        reactionSlowestMs: reactions.at(-1) ?? 0,
      },
    };
  },
};
