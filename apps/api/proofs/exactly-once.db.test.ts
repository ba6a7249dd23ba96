import { randomUUID } from 'node:crypto';
import { startWork } from '@karigar/contract/bookings/start-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { sendChat } from '@karigar/contract/chat/send-chat';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoNow } from '#testing/demo-world-now';
import { NO_TEXT } from '#testing/no-text';
import { startRazorpay, type Razorpay } from '#testing/razorpay/stand-in';
import { startRazorpayX, type RazorpayX } from '#testing/razorpayx/stand-in';
import { createTestApp, type TestApp } from '#testing/test-app';
import { createTestIssuer, type TestIssuer } from '#testing/test-issuer';
import { UIDAI } from '#testing/uidai';
import { databaseFails, keyInProgress, tooManyCalls } from './exactly-once-passing.ts';
import { openSession, setStage } from './exactly-once-stage.ts';
import { readTries } from './exactly-once-store.ts';
import { runExactlyOnce, runWithoutKey } from './exactly-once.ts';

let issuer: TestIssuer;
let app: TestApp;
let razorpay: Razorpay;
let razorpayX: RazorpayX;
beforeAll(async () => {
  razorpay = await startRazorpay({ clock: () => demoNow });
  razorpayX = await startRazorpayX();
  issuer = await createTestIssuer();
  app = await createTestApp({
    env: {
      ID_TOKEN_ISSUERS: JSON.stringify([issuer.setting]),
      UPI_PAYEE: 'karigar@okbank',
      ...razorpay.env,
      ...razorpayX.env,
      UIDAI_CERTIFICATES: UIDAI.file,
    },
    parts: { pictureReader: NO_TEXT },
  });
});
afterAll(async () => {
  await app.close();
  await razorpay.close();
  await razorpayX.close();
  await issuer.close();
});

it('gives one effect and one outcome per idempotency key, in parallel and after a lost reply', async () => {
  const { calls, keys, sends, effects, mostOutcomes, failures } = await runExactlyOnce(
    app,
    issuer,
    { rounds: 1 },
  );
  expect(failures).toEqual([]);
  expect(calls).toBeGreaterThanOrEqual(17);
  expect({ effects, mostOutcomes }).toEqual({ effects: keys, mostOutcomes: 1 });
  expect(sends).toBe((keys * 7) / 2);
}, 300_000);

it('reports doubled effects when requests carry no idempotency key', async () => {
  const { failures } = await runExactlyOnce(app, issuer, {
    rounds: 1,
    calls: [sendChat, startWork],
    keyed: false,
  });
  expect(failures.join('\n')).toMatch(/send-chat at once: \d+,5 effects/);
  expect(failures.join('\n')).toMatch(/start-work after a lost reply: outcomes .*already-started/);
});

it('gives one effect without a key where the booking’s state prevents a second', async () => {
  expect(await runWithoutKey(app, issuer, { rounds: 1 })).toEqual([]);
});

it('stores a refusal once per idempotency key too', async () => {
  const stage = await setStage(app, issuer);
  const { bookingId, orderId } = await stage.booking('ended');
  const token = await openSession(app, stage.serviceman);
  const fields = { bookingId: String(bookingId), mainId: String(orderId), otp: '000000' };
  const key = randomUUID();
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => app.sendFields(verifyCompletionOtp, fields, { token, key })),
  );
  expect(new Set(replies.map(({ body }) => body.code))).toEqual(new Set(['otp.mismatch']));
  expect(await readTries(app.look, bookingId)).toBe(1);
});

it('stores no outcome under the key after a retryable failure: 500', async () => {
  expect(await databaseFails(app, issuer)).toEqual({
    status: 500,
    retryAfter: null,
    kept: 0,
    messages: 0,
    nextTry: { status: 200, messages: 1 },
  });
});

it('stores no outcome under the key after a retryable failure: 409 after a wait of five seconds', async () => {
  const { retryAfter, ...rest } = await keyInProgress(app, issuer);
  expect(rest).toEqual({
    status: 409,
    kept: 0,
    messages: 0,
    nextTry: { status: 200, messages: 1 },
  });
  expect(Number(retryAfter)).toBeGreaterThan(0);
});

it('stores no outcome under the key after a retryable failure: 429', async () => {
  const narrow = await createTestApp({ env: { CALLS_PER_MINUTE_ACCOUNT: '1' } });
  try {
    const { retryAfter, ...rest } = await tooManyCalls(narrow, issuer);
    expect(rest).toEqual({ status: 429, kept: 0 });
    expect(Number(retryAfter)).toBeGreaterThan(0);
  } finally {
    await narrow.close();
  }
});
