import { getDashboard } from '@karigar/contract/dashboard/get-dashboard';
import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { startWork } from '@karigar/contract/bookings/start-work';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app';

describe('pipeline of a call', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await createTestApp();
    token = await app.signIn('suresh');
  });
  afterAll(() => app.close());

  it('[WIRE-00] a call needs the client id, the programType and multipart', async () => {
    const fields = { bookingStatus: '1' };
    const anonymous = { token, headers: { authorization: 'Bearer someone-else' } };
    expect(await app.sendFields(listBookings, fields, anonymous)).toMatchObject({
      status: 403,
      body: { code: 'client.unknown' },
    });
    const unknown = { path: 'orders/orders', programType: 'no-such-type' };
    expect(await app.sendFields(unknown, fields, { token })).toMatchObject({
      status: 404,
      body: { code: 'call.unknown' },
    });
    const json = new TextEncoder().encode('{"programType":"notifications"}');
    const headers = { 'content-type': 'application/json' };
    expect(await app.post('orders/orders', json, { headers })).toMatchObject({
      status: 400,
      body: { code: 'request.malformed' },
    });
    const got = await fetch(`${app.base}orders/orders`);
    expect([got.status, await got.json()]).toMatchObject([404, { code: 'call.unknown' }]);
  });

  it('[FMT-02] a business refusal is sent with 200, and 4xx is for protocol errors only', async () => {
    const foreign = { bookingId: '1', mainId: '1', startTime: '2026-01-15 10:00:00' };
    expect(await app.sendFields(startWork, foreign, { token })).toMatchObject({
      status: 200,
      body: { success: false, code: 'booking.not-found', message: 'Booking not found.' },
    });
    expect(await app.sendFields(startWork, foreign)).toMatchObject({ status: 401 });
    const customer = await app.signIn('asha');
    expect(await app.sendFields(startWork, foreign, { token: customer })).toMatchObject({
      status: 403,
    });
    expect(await app.sendFields(startWork, { bookingId: 'x' }, { token })).toMatchObject({
      status: 400,
    });
  });

  it('an outdated app is told to update, and callers without a version are served', async () => {
    const strict = await createTestApp({ env: { MINIMUM_CLIENT_VERSION: '1.2.0' } });
    const dashboard = async (version: string) => {
      const headers = { 'client-version': version };
      const guest = await strict.signIn('suresh');
      return strict.sendFields(getDashboard, {}, { token: guest, headers });
    };
    try {
      expect(await dashboard('1.1.9')).toMatchObject({
        status: 426,
        body: {
          success: false,
          code: 'client.too-old',
          message: 'Please update the app to go on.',
        },
      });
      expect(await dashboard('1.2.0')).toMatchObject({ status: 200 });
      expect(await dashboard('')).toMatchObject({ status: 200 });
      // Queued actions of an outdated app are accepted before it updates.
      const foreign = { bookingId: '1', mainId: '1', startTime: '2026-01-15 10:00:00' };
      const old = { token: await strict.signIn('suresh'), headers: { 'client-version': '1.1.9' } };
      expect(await strict.sendFields(startWork, foreign, old)).toMatchObject({
        status: 200,
        body: { code: 'booking.not-found' },
      });
    } finally {
      await strict.close();
    }
  });

  it('a reply is in the requested language', async () => {
    const headers = { 'accept-language': 'hi-IN,en;q=0.5' };
    const foreign = { bookingId: '1', mainId: '1', startTime: '2026-01-15 10:00:00' };
    const reply = await app.sendFields(startWork, foreign, { token, headers });
    expect(reply.body.message).toBe('बुकिंग नहीं मिली।');
  });

  it('a reply is never cached, and has a request id', async () => {
    const reply = await app.send(getDashboard, {}, { token });
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('a malformed idempotency key is refused', async () => {
    const fields = { bookingId: '1', mainId: '1', startTime: '2026-01-15 10:00:00' };
    const reply = await app.sendFields(startWork, fields, { token, key: 'a'.repeat(201) });
    expect(reply).toMatchObject({ status: 400, body: { code: 'request.malformed' } });
  });

  it('a session expires, and is extended while it is used', async () => {
    const start = app.now();
    const HOUR = 3_600_000;
    const sliding = await app.signIn('suresh');
    for (let hour = 1; hour <= 23; hour += 1) {
      app.moveClock(start + hour * HOUR);
      expect((await app.send(getDashboard, {}, { token: sliding })).status).toBe(200);
    }
    app.moveClock(start + 24 * HOUR + 1);
    expect((await app.send(getDashboard, {}, { token: sliding })).body.code).toBe('session.ended');
    const idle = await app.signIn('suresh');
    app.moveClock(app.now() + 2 * HOUR + 1);
    expect((await app.send(getDashboard, {}, { token: idle })).body.code).toBe('session.ended');
    app.moveClock(start);
  });
});

describe('rate limits', () => {
  it('rate limits apply per account and per address, and say when to retry', async () => {
    const app = await createTestApp({ env: { CALLS_PER_MINUTE_ACCOUNT: '3' } });
    const token = await app.signIn('suresh');
    const replies = [];
    for (let count = 0; count < 4; count += 1) {
      replies.push(await app.send(getDashboard, {}, { token }));
    }
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(Number(replies[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
    const other = await app.signIn('imran');
    expect((await app.send(getDashboard, {}, { token: other })).status).toBe(200);
    await app.close();

    const limited = await createTestApp({ env: { CALLS_PER_MINUTE_ADDRESS: '2' } });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) {
      statuses.push((await limited.send(getDashboard, {})).status);
    }
    expect(statuses).toEqual([401, 401, 429]);
    await limited.close();
  });

  it('all networks of a /48 together are limited, and other networks are not', async () => {
    const env = { CALLS_PER_MINUTE_ADDRESS: '2', TRUSTED_PROXIES: '1' };
    const limited = await createTestApp({ env });
    const from = async (address: string) =>
      (await limited.send(getDashboard, {}, { headers: { 'x-forwarded-for': address } })).status;
    const statuses: number[] = [];
    for (let nth = 0; nth < 17; nth += 1)
      for (const last of [1, 2])
        statuses.push(await from(`2001:db8:9:${nth.toString(16)}::${last}`));
    expect(statuses.slice(0, 32)).toEqual(Array.from({ length: 32 }, () => 401));
    expect(statuses.slice(32)).toEqual([429, 429]);
    expect(await from('2001:db8:a::1')).toBe(401);
    expect(await from('203.0.113.5')).toBe(401);
    await limited.close();
  });
});
