import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app';
import { runEarningsLoad } from './earnings-load.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('replies to every earnings call of a serviceman with a year of jobs', async () => {
  const { calls, failures, p99 } = await runEarningsLoad(app, { jobs: 120, days: 365, rounds: 4 });
  expect(failures).toEqual([]);
  expect(Object.keys(calls)).toHaveLength(7);
  expect(p99).toBeGreaterThan(0);
});
