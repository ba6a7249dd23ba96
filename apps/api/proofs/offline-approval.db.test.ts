import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app';
import { runOfflineApproval } from './offline-approval.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('offline approval refuses forged, altered and replayed approvals and takes an honest one once', async () => {
  const { failures, ...counts } = await runOfflineApproval(app, { forged: 100 });
  expect(failures).toEqual([]);
  expect(counts).toMatchObject({ honest: 5, honestTaken: 5, forged: 100, forgedRefused: 100 });
});
