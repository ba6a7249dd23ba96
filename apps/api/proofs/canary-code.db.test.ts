import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMemoryLog } from '#testing/memory-log';
import { createTestApp, type TestApp } from '#testing/test-app';
import { canaryCode, deliverCodes, runCanaryCode } from './canary-code.ts';

const code = canaryCode();
const { log, lines } = createMemoryLog();
let app: TestApp;
let approvalKeys: readonly string[];
beforeAll(async () => {
  app = await createTestApp({ parts: { log } });
});
afterAll(() => app.close());

it('sends neither completion code nor approval key to a serviceman in any byte of any reply', async () => {
  const canary = await runCanaryCode(app, code);
  const { heard, codes } = canary;
  ({ approvalKeys } = canary);
  expect(heard.filter((reply) => reply.includes(code))).toEqual([]);
  // Nor the keys with which the customer's phone signs approvals without network.
  expect(approvalKeys).toHaveLength(3);
  for (const key of approvalKeys) expect(heard.filter((reply) => reply.includes(key))).toEqual([]);
  expect(heard.length).toBeGreaterThan(200);
  // The serviceman does get these bookings, only without their code.
  expect(heard.filter((reply) => reply.includes('Anjali Kulkarni'))).not.toEqual([]);
  // The calls that matter ran: accepted, refused, malformed and failed.
  for (const taken of [
    200,
    'otp.mismatch',
    'booking.not-ended',
    'request.malformed',
    'server.failed',
  ])
    expect(codes).toContain(taken);
});

it('sends the completion code to the customer and logs it nowhere', async () => {
  expect(await deliverCodes(app, code)).toBe(true);
  expect(lines.length).toBeGreaterThan(200);
  for (const secret of [code, ...approvalKeys])
    expect(lines.filter((line) => line.includes(secret))).toEqual([]);
});
