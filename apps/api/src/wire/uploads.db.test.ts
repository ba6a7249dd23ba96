import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { uploadKycDocument } from '@karigar/contract/documents/upload-kyc-document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SYSTEM } from '#platform/db';
import { sendRaw } from '#testing/raw-http';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** The head of a large upload; its body never comes, or comes slowly. */
const headOf = (more = '', client = 'karigar-dev'): Buffer =>
  Buffer.from(
    `POST /api/${uploadKycDocument.path} HTTP/1.1\r\nHost: karigar\r\nAuthorization: Bearer ${client}\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n${more}\r\n`,
  );

const portOf = (of: TestApp): number => Number(new URL(of.base).port);

describe('large uploads', () => {
  it('an unknown client is refused before its body is read', async () => {
    const { status, text, ms } = await sendRaw({
      port: portOf(app),
      bytes: headOf('', 'somebody'),
      patienceMs: 8000,
    });
    expect([status, text]).toEqual([403, expect.stringContaining('client.unknown')]);
    expect(ms).toBeLessThan(3000);
  });

  it('an upload slower than the minimum rate is ended after some seconds, and a steady one is not', async () => {
    const idle = sendRaw({ port: portOf(app), bytes: headOf(), patienceMs: 20_000 });
    const token = await app.signIn('suresh');
    const steady = connect({ port: portOf(app), host: '127.0.0.1' });
    let reply = '';
    steady.on('data', (bytes: Buffer) => void (reply += bytes.toString('latin1')));
    steady.write(headOf(`Auth-Token: ${token}\r\n`));
    // 100,000 bytes in nine seconds; the body is nonsense, so a whole one is malformed.
    for (let sent = 0; sent < 10; sent += 1) {
      expect(reply).toBe('');
      steady.write(Buffer.alloc(10_000, 'x'));
      await pause(900);
    }
    expect(reply).toMatch(/^HTTP\/1.1 400 /);
    steady.destroy();
    const { status, ms, hung } = await idle;
    expect([status, hung]).toEqual([400, false]);
    expect(ms).toBeLessThan(8000);
  }, 30_000);

  it('a client that leaves before its body keeps no slot', async () => {
    const port = portOf(app);
    for (let round = 0; round < 12; round += 1) {
      const socket = connect({ port, host: '127.0.0.1' });
      socket.on('error', () => socket.destroy());
      socket.write(headOf(`Auth-Token: made-up\r\n`));
      await pause(5);
      socket.destroy();
    }
    await pause(300);
    const { status } = await sendRaw({ port, bytes: headOf(), patienceMs: 300 });
    // Neither busy nor anything else: it waits for its body.
    expect(status).toBeNull();
  });
});

describe('calls in flight', () => {
  it('a session is found while other calls hold every connection', async () => {
    const token = await app.signIn('suresh');
    const held = Promise.withResolvers<void>();
    const holders = Array.from({ length: 6 }, () =>
      app.context.databases.system.transaction(SYSTEM, () => held.promise),
    );
    const began = performance.now();
    const { status } = await app.sendFields(listBookings, { bookingStatus: '1' }, { token });
    const took = performance.now() - began;
    held.resolve();
    await Promise.all(holders);
    expect(status).toBe(200);
    expect(took).toBeLessThan(2000);
  });

  it('calls of one account that wait leave connections to another account', async () => {
    const narrow = await createTestApp({
      env: { CALLS_IN_FLIGHT_ACCOUNT: '2', DATABASE_CONNECTIONS: '4' },
    });
    const [first, second] = [await narrow.signIn('suresh'), await narrow.signIn('asha')];
    expect([first, second]).not.toContain('');
    const { callsInFlight } = narrow.context;
    const released = Promise.withResolvers<void>();
    const account = `a${(await narrow.context.sessions.find(first, null))?.accountId ?? ''}`;
    // Two calls of the first account that wait for a lock.
    const waiting = [1, 2].map(async () => callsInFlight.run(account, () => released.promise));
    const sent = Array.from({ length: 40 }, () =>
      narrow.sendFields(listBookings, { bookingStatus: '1' }, { token: first }),
    );
    await pause(300);
    const other = await narrow.sendFields(
      { path: 'orders/orders', programType: 'notifications' },
      {},
      { token: second },
    );
    expect(other.status).not.toBe(429);
    expect(other.status).not.toBe(503);
    released.resolve();
    await Promise.all(waiting);
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    // 32 wait in turn; the others are told to come back.
    expect(statuses.filter((status) => status === 200)).toHaveLength(32);
    expect(statuses.filter((status) => status === 429)).toHaveLength(8);
    await narrow.close();
  });
});
