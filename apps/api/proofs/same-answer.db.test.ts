import { expect, it } from 'vitest';
import { createTestApp } from '#testing/test-app';
import { judgeAnswers, runSameAnswer } from './same-answer.ts';

it('answers alike for those we know and those we do not, in bytes and about in time', async () => {
  const app = await createTestApp();
  const told = await runSameAnswer(app, 20);
  await app.close();
  console.info(`same answer: ${told.map(({ ask, ratio }) => `${ask} ${ratio.toFixed(2)}`).join()}`);
  expect(told).toHaveLength(4);
  expect(told.filter(({ sameBytes }) => !sameBytes)).toEqual([]);
  // The figure has the strict bar; this one only sees what anybody would.
  expect(told.filter(({ ratio }) => ratio > 8)).toEqual([]);
}, 120_000);

it('sees a reply that takes longer for one of them, or differs in a byte', () => {
  const heard = (from: number, bytes = 'x') =>
    Array.from({ length: 100 }, (_, nth) => ({ ms: from + (nth % 10), bytes }));
  expect(judgeAnswers(heard(10), heard(10))).toEqual({ ratio: 0, sameBytes: true });
  expect(judgeAnswers(heard(10), heard(14)).ratio).toBeGreaterThan(1);
  expect(judgeAnswers(heard(10), heard(10, 'y')).sameBytes).toBe(false);
});
