import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMemoryLog } from '#testing/memory-log';
import { createTestApp, type TestApp } from '#testing/test-app';
import { canaryCode, deliverCodes, runCanaryCode } from './canary-code.ts';

const code = canaryCode();
const { log, lines } = createMemoryLog();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ parts: { log } });
});
afterAll(() => app.close());

it('sends the completion code in no byte to a serviceman, whatever he asks', async () => {
  const { heard, codes } = await runCanaryCode(app, code);
  expect(heard.filter((reply) => reply.includes(code))).toEqual([]);
  expect(heard.length).toBeGreaterThan(200);
  // He is told of these very bookings, only not of their code.
  expect(heard.filter((reply) => reply.includes('Fresh Customer'))).not.toEqual([]);
  // The paths that matter were taken: accepted, refused, malformed and failed.
  for (const taken of [
    200,
    'otp.mismatch',
    'booking.not-ended',
    'request.malformed',
    'server.failed',
  ])
    expect(codes).toContain(taken);
});

it('sends it to the customer, and writes it into no log line on the way', async () => {
  expect(await deliverCodes(app, code)).toBe(true);
  expect(lines.length).toBeGreaterThan(200);
  expect(lines.filter((line) => line.includes(code))).toEqual([]);
});
