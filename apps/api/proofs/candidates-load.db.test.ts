import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app';
import { measureCandidates } from './candidates-load.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('finds candidates for jobs all over a city, nearest first and by the index', async () => {
  const found = await measureCandidates(app, { servicemen: 4000, looks: 20 });
  expect(found.failures).toEqual([]);
  expect(found.eligible).toBeGreaterThan(3);
  expect(found.farthest).toBeLessThan(15);
  // Nearest first, and only as many rows as needed: one in five has the skill.
  const [, looked] =
    /serviceman_work_near on serviceman_work .*? rows=(\d+)/.exec(found.plan) ?? [];
  expect(Number(looked)).toBeGreaterThanOrEqual(40);
  expect(Number(looked)).toBeLessThan(1000);
  expect(found.plan).not.toContain('Seq Scan on serviceman_work');
});
