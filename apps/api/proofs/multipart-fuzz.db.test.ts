import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendRaw } from '#testing/raw-http';
import { createTestApp, type TestApp } from '#testing/test-app';
import { MULTIPART, writeParts, writeRequest, type Draft } from './multipart-fuzz-form.ts';
import { runSlowSenders } from './multipart-fuzz-slow.ts';
import { runMultipartFuzz } from './multipart-fuzz.ts';

const BODY_MS = 1000;
const UPLOAD_MS = 2500;
const SLACK_MS = 2500;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    env: { TRUSTED_PROXIES: '1', BODY_TIMEOUT_MS: `${BODY_MS}`, UPLOAD_TIMEOUT_MS: `${UPLOAD_MS}` },
  });
});
afterAll(() => app.close());

it('multipart fuzz: ends every request without a 5xx and in bounded memory', async () => {
  const { failures, grownMegabytes, statuses, slowestMs } = await runMultipartFuzz(app, {
    cases: 1500,
  });
  console.info(`fuzz: ${JSON.stringify({ statuses, grownMegabytes, slowestMs })}`);
  expect(failures).toEqual([]);
  expect(grownMegabytes).toBeLessThan(150);
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '400', '401', '413']));
}, 90_000);

it('closes a connection that sends a byte now and then, at the server’s own deadline', async () => {
  const slow = await runSlowSenders(app, { msPerByte: 50, patienceMs: 15_000, senders: 5 });
  expect(slow.hung).toBe(0);
  expect(slow.headMs).toBeLessThan(BODY_MS + SLACK_MS);
  expect(slow.bodyMs).toBeLessThan(BODY_MS + SLACK_MS);
  expect(slow.uploadMs).toBeLessThan(UPLOAD_MS + SLACK_MS);
});

const send = (draft: Omit<Draft, 'contentType'>) =>
  sendRaw({
    port: Number(new URL(app.base).port),
    bytes: writeRequest({ contentType: MULTIPART, ...draft }),
    patienceMs: 15_000,
  });
const many = (count: number, name: string) =>
  writeParts(Array.from({ length: count }, () => ({ name, value: '1' })));

it.each([
  ['64 kB and one byte', 'orders/orders', Buffer.alloc(64 * 1024 + 1), 413, 'request.too-large'],
  ['13 MB for a picture', 'kyc/kycDetails', Buffer.alloc(13 * 1024 * 1024 + 1), 413, 'too-large'],
  ['301 parts', 'orders/orders', many(301, 'a[]'), 413, 'request.too-large'],
  ['300 parts', 'orders/orders', many(300, 'a[]'), 404, 'call.unknown'],
  ['50,000 parts', 'kyc/kycDetails', many(50_000, 'a[]'), 413, 'request.too-large'],
  ['a head without end', 'kyc/kycDetails', many(1, 'n'.repeat(5000)), 400, 'request.malformed'],
])('refuses %s with a status and a refusal', async (_what, path, body, status, code) => {
  const answer = await send({ path, body });
  expect(answer).toMatchObject({ status, hung: false });
  expect(answer.text).toContain(code);
});

/** Strangers, each from a network of its own or all from one. */
const sendLarge = (count: number, length: number, network: (at: number) => string) =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      send({
        path: 'kyc/kycDetails',
        body: Buffer.alloc(10),
        length: String(length),
        headers: `X-Forwarded-For: ${network(at)}\r\n`,
      }),
    ),
  );
const apart = (at: number) => `203.0.${at}.9`;
const together = () => '198.51.100.9';

it('accepts a limited number of bytes of uploads in parallel', async () => {
  const sent = await sendLarge(20, 12 * 1024 * 1024, apart);
  expect(sent.filter(({ status }) => status === 503)).toHaveLength(15);
});

it.each([
  ['all strangers', 8, apart],
  ['one network', 4, together],
] as const)(
  'accepts a limited number of large bodies of %s in parallel and tells the next ones to retry',
  async (_who, accepted, network) => {
    const sent = await sendLarge(40, 1_000_000, network);
    // An accepted body ends as broken off, or on a busy machine as too slow.
    const outcomes = sent.map(({ status }) => (status === 408 ? 400 : (status ?? 0)));
    expect(outcomes.toSorted((one, other) => one - other)).toEqual([
      ...Array.from({ length: accepted }, () => 400),
      ...Array.from({ length: 40 - accepted }, () => 503),
    ]);
    for (const { status, text } of sent) {
      expect(text.toLowerCase().includes('retry-after: 2')).toBe(status === 503);
    }
    expect((await send({ path: 'kyc/kycDetails', body: many(1, 'a') })).status).toBe(404);
  },
);
