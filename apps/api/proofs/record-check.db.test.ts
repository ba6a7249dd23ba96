import type { checkWorkRecord } from '@karigar/contract/work-records/check-work-record';
import { workRecord } from '@karigar/contract/work-records/credential';
import { accepted, refused } from '@karigar/domain/result';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app';
import { runRecordCheck } from './record-check.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('tampered and revoked work records are refused, valid ones accepted without network', async () => {
  const { failures, ...counts } = await runRecordCheck(app, { tampered: 100 });
  console.info(`record-check: ${JSON.stringify(counts)}`);
  expect(failures).toEqual([]);
  expect(counts.tampered).toBe(100);
  expect(counts.revokedWithinSeconds).toBeLessThan(60);
}, 60_000);

it('record-check finds a reader that does not verify the signature', async () => {
  const trusting: typeof checkWorkRecord = (written) => {
    try {
      const body = Buffer.from(written.split('.')[1] ?? '', 'base64url').toString();
      return Promise.resolve(accepted(workRecord.parse(JSON.parse(body))));
    } catch {
      return Promise.resolve(refused('malformed'));
    }
  };
  const { failures } = await runRecordCheck(app, { tampered: 20, check: trusting });
  expect(failures.length).toBeGreaterThan(10);
  expect(failures).toContain('a record after its end: valid');
}, 60_000);
