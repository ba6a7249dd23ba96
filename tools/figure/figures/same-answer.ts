import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const TRIES = 1000;
const BAR = 0.3;

export const sameAnswer: Figure = {
  name: 'same-answer',
  bar: BAR,
  says: 'how far apart the medians of known and unknown phones and emails are, in median deviations, over 1,000 tries each of four calls; at most the bar, and the bytes equal',
  measure: async () => {
    const { createTestApp } = await import('../../../apps/api/testing/test-app.ts');
    const { runSameAnswer } = await import('../../../apps/api/proofs/same-answer.ts');

    const comparisons = await closing(await createTestApp(), (app) => runSameAnswer(app, TRIES));
    const differ = comparisons
      .filter(({ sameBytes }) => !sameBytes)
      .map(({ ask }) => `${ask}: bytes`);
    tellFailures(differ);
    const value = Math.max(...comparisons.map(({ ratio }) => ratio));
    const explanation = Object.fromEntries(
      comparisons.map(({ ask, ratio }) => [ask, Number(ratio.toFixed(3))]),
    );
    const ok = value <= BAR && differ.length === 0;
    return { value: Number(value.toFixed(3)), ok, explanation };
  },
};
