import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { loginWithPassword } from './sign-in/login-with-password.ts';
import { startWork } from './bookings/start-work.ts';
import { isDefinitive } from './call-result.ts';
import { createClient, type ClientOptions } from './client.ts';
import { getDashboard } from './dashboard/get-dashboard.ts';
import { uploadKycDocument } from './documents/upload-kyc-document.ts';

const work = { bookingId: 1, orderId: 2, startedAt: Date.UTC(2026, 10, 14, 5, 12, 7) };
const upload = { documentId: 2, documentNumber: 'A1', image: new File(['x'], 'x.png') };
const started = { success: true, code: 200, message: 'Work started.', data: null };

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

const serve = async (listener: Listener, options: Partial<ClientOptions> = {}) => {
  const server = createServer((request, response) => void listener(request, response));
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return createClient({
    base: `http://127.0.0.1:${port}/api/`,
    clientId: 'karigar-web',
    version: '1.2.3',
    language: () => 'hi',
    authToken: () => 'token',
    isOnline: () => true,
    ...options,
  });
};

const answer =
  (status: number, body: unknown, headers: Record<string, string> = {}): Listener =>
  (_request, response) => {
    response.writeHead(status, headers);
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

const bodyOf = async (request: IncomingMessage): Promise<FormData> =>
  new Response(Buffer.concat(await request.toArray()), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  }).formData();

describe('what is sent', () => {
  it('is a multipart POST with programType, authToken, the client id and a key for a write', async () => {
    let seen: { request: IncomingMessage; form: FormData } | null = null;
    const call = await serve(async (request, response) => {
      seen = { request, form: await bodyOf(request) };
      response.end(JSON.stringify(started));
    });
    expect(await call(startWork, work, { key: 'key-1' })).toEqual({
      kind: 'ok',
      data: null,
      message: 'Work started.',
    });
    const { request, form } = seen as unknown as { request: IncomingMessage; form: FormData };
    expect(request).toMatchObject({ method: 'POST', url: '/api/orders/orders' });
    expect(request.headers).toMatchObject({
      authorization: 'Bearer karigar-web',
      'idempotency-key': 'key-1',
      'accept-language': 'hi',
      'client-version': '1.2.3',
    });
    expect(Object.fromEntries(form)).toEqual({
      programType: 'startWorkFromServiceMan',
      authToken: 'token',
      bookingId: '1',
      mainId: '2',
      startTime: '2026-11-14 10:42:07',
    });
  });

  it('has no key for a read and no authToken without a session', async () => {
    const sent: unknown[] = [];
    const call = await serve(
      async (request, response) => {
        const form = await bodyOf(request);
        sent.push(request.headers['idempotency-key'], form.has('authToken'));
        response.end(JSON.stringify({ data: { todayBookings: 1, completed: 2, hold: 3 } }));
      },
      { authToken: () => null },
    );
    expect(await call(getDashboard, {})).toMatchObject({ kind: 'ok', data: { hold: 3 } });
    expect(sent).toEqual([undefined, false]);
  });

  it('has a new key for each action that brings none', async () => {
    const keys = new Set<unknown>();
    const call = await serve((request, response) => {
      keys.add(request.headers['idempotency-key']);
      response.end(JSON.stringify(started));
    });
    await call(startWork, work);
    await call(startWork, work);
    expect(keys.size).toBe(2);
  });
});

describe('what comes back', () => {
  it('reads any 2xx as an answer at HTTP level', async () => {
    const call = await serve(answer(202, started));
    expect(await call(startWork, work)).toMatchObject({ kind: 'ok' });
  });

  it('is a refusal when success is false, with its name and the server’s words', async () => {
    const body = { success: false, code: 'booking.cancelled', message: 'रद्द', data: null };
    const call = await serve(answer(200, body));
    const result = await call(startWork, work);
    expect(result).toEqual({
      kind: 'refused',
      code: 'booking.cancelled',
      message: 'रद्द',
      details: null,
    });
    expect(isDefinitive(result)).toBe(true);
  });

  it('is a refusal when the code is not 200, whatever success says', async () => {
    const call = await serve(answer(200, { success: true, code: 422, message: 'no' }));
    expect(await call(startWork, work)).toMatchObject({ kind: 'refused', code: '422' });
  });

  it.each([400, 403, 404, 413, 422])('is a refusal for good at HTTP %i', async (status) => {
    const call = await serve(answer(status, 'plain words of a proxy'));
    expect(await call(startWork, work)).toMatchObject({ kind: 'refused', code: `http.${status}` });
  });

  it('is signed-out at HTTP 401, and nothing final', async () => {
    const call = await serve(answer(401, { success: false, code: 'session.ended', message: 'in' }));
    const result = await call(startWork, work);
    expect(result).toEqual({ kind: 'signed-out', message: 'in' });
    expect(isDefinitive(result)).toBe(false);
  });

  it('is outdated at HTTP 426, and nothing final', async () => {
    const body = { success: false, code: 'client.too-old', message: 'update' };
    const call = await serve(answer(426, body));
    const result = await call(startWork, work);
    expect(result).toEqual({ kind: 'outdated', message: 'update' });
    expect(isDefinitive(result)).toBe(false);
  });

  it.each([409, 429, 500, 503])(
    'stays open at HTTP %i, with the hint when to retry',
    async (status) => {
      const call = await serve(answer(status, { message: 'later' }, { 'retry-after': '3' }));
      const result = await call(startWork, work);
      expect(result).toEqual({ kind: 'unavailable', status, message: 'later', retryAfterMs: 3000 });
      expect(isDefinitive(result)).toBe(false);
    },
  );

  it.each(['', '<html>', '[]', '{"success":"yes"}'])('is a bad reply for %j', async (body) => {
    const call = await serve(answer(200, body));
    expect(await call(startWork, work)).toEqual({ kind: 'bad-reply' });
  });

  it('is a refusal when a login was done before and its token is not said twice', async () => {
    const again = { success: true, code: 200, message: 'Login successful', data: null };
    const call = await serve(answer(200, again));
    const result = await call(loginWithPassword, { email: 'a@example.in', password: 'secret' });
    expect(result).toEqual({
      kind: 'refused',
      code: 'reply.withheld',
      message: 'यह एक बार हो चुका है। कृपया फिर से शुरू करें।',
      details: null,
    });
  });

  it('is a bad reply when the data has another shape', async () => {
    const call = await serve(answer(200, { success: true, data: { todayBookings: 'many' } }));
    expect(await call(getDashboard, {})).toEqual({ kind: 'bad-reply' });
  });
});

describe('when nothing comes back', () => {
  it('tells a broken connection from a phone without network', async () => {
    const cut: Listener = (request) => request.socket.destroy();
    const online = await serve(cut);
    const offline = await serve(cut, { isOnline: () => false });
    expect(await online(startWork, work)).toEqual({ kind: 'network' });
    expect(await offline(startWork, work)).toEqual({ kind: 'offline' });
  });

  it('ends at the time limit of its kind, also in the middle of a body', async () => {
    const timeLimits = { read: 60, write: 120, upload: 240 };
    const silent = await serve(() => undefined, { timeLimits });
    const stuck = await serve((_request, response) => void response.write('{"succ'), {
      timeLimits,
    });
    const timed = async (run: () => Promise<unknown>) => {
      const began = performance.now();
      expect(await run()).toEqual({ kind: 'timeout' });
      return performance.now() - began;
    };
    const [read, write, file, body] = await Promise.all([
      timed(() => silent(getDashboard, {})),
      timed(() => silent(startWork, work)),
      timed(() => silent(uploadKycDocument, upload)),
      timed(() => stuck(getDashboard, {})),
    ]);
    expect(read).toBeLessThan(write);
    expect(write).toBeLessThan(file);
    expect(body).toBeLessThan(file);
  });

  it('rejects when the caller gives up', async () => {
    const call = await serve(() => undefined);
    const giveUp = new AbortController();
    const pending = call(startWork, work, { signal: giveUp.signal });
    giveUp.abort(new Error('left the screen'));
    await expect(pending).rejects.toThrow('left the screen');
  });
});
