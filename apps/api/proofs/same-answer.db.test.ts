import { expect, it } from 'vitest';
import { createTestApp } from '#testing/test-app';
import { judgeAnswers, runSameAnswer } from './same-answer.ts';

it('sign-in replies are byte-equal and about equally fast for known and unknown accounts', async () => {
  const app = await createTestApp();
  const comparisons = await runSameAnswer(app, 20);
  await app.close();
  console.info(
    `same answer: ${comparisons.map(({ ask, ratio }) => `${ask} ${ratio.toFixed(2)}`).join()}`,
  );
  expect(comparisons).toHaveLength(4);
  expect(comparisons.filter(({ sameBytes }) => !sameBytes)).toEqual([]);
  // A loose bar; the figure same-answer has the strict one.
  expect(comparisons.filter(({ ratio }) => ratio > 8)).toEqual([]);
}, 120_000);

it('same-answer proof reports a reply that is slower for one side or differs in a byte', () => {
  const heard = (from: number, bytes = 'x') =>
    Array.from({ length: 100 }, (_, nth) => ({ ms: from + (nth % 10), bytes }));
  expect(judgeAnswers(heard(10), heard(10))).toEqual({ ratio: 0, sameBytes: true });
  expect(judgeAnswers(heard(10), heard(14)).ratio).toBeGreaterThan(1);
  expect(judgeAnswers(heard(10), heard(10, 'y')).sameBytes).toBe(false);
});
