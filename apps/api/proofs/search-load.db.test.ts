import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app';
import { measureSearch } from './search-load.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('search finds the same services first among ten times as many', async () => {
  const found = await measureSearch(app, { services: 900, rounds: 1 });
  expect(found.services).toBe(900);
  expect(found.searches).toBeGreaterThanOrEqual(40);
  expect(found.missed).toEqual([]);
});
