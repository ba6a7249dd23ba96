import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { loginWithPassword } from './sign-in/login-with-password.ts';
import { startWork } from './bookings/start-work.ts';
import { isDefinitive } from './call-result.ts';
import { createClient, type ClientOptions } from './client.ts';
import { getDashboard } from './dashboard/get-dashboard.ts';
import { MARK_HEADERS } from './wire/mark.ts';
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
    say: ({ message }) => message.toUpperCase(),
    authToken: () => 'token',
    isOnline: () => true,
    ...options,
  });
};

const answer =
  (status: number, body: unknown, headers: Record<string, string> = {}): Listener =>
  (_request, response) => {
    response.writeHead(status, { ...MARK_HEADERS, ...headers });
    const whole = { success: true, code: 200, message: '', data: null };
    const written =
      typeof body === 'string'
        ? body
        : JSON.stringify({ ...whole, ...(body as object), server: 'karigar' });
    response.end(written);
  };

const bodyOf = async (request: IncomingMessage): Promise<FormData> =>
  new Response(Buffer.concat(await request.toArray()), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  }).formData();

describe('request of a call', () => {
  it('sends a multipart POST with programType, authToken, client id and, for a write, a key', async () => {
    let seen: { request: IncomingMessage; form: FormData } | null = null;
    const call = await serve(async (request, response) => {
      seen = { request, form: await bodyOf(request) };
      answer(200, started)(request, response);
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
      'phone-time': expect.stringMatching(/^\d{13}$/),
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

  it('sends no key for a read and no authToken without a session', async () => {
    const sent: unknown[] = [];
    const call = await serve(
      async (request, response) => {
        const form = await bodyOf(request);
        sent.push(request.headers['idempotency-key'], form.has('authToken'));
        answer(200, { data: { todayBookings: 1, completed: 2, hold: 3 } })(request, response);
      },
      { authToken: () => null },
    );
    expect(await call(getDashboard, {})).toMatchObject({ kind: 'ok', data: { hold: 3 } });
    expect(sent).toEqual([undefined, false]);
  });

  it('makes a new key for each action without one', async () => {
    const keys = new Set<unknown>();
    const call = await serve((request, response) => {
      keys.add(request.headers['idempotency-key']);
      answer(200, started)(request, response);
    });
    await call(startWork, work);
    await call(startWork, work);
    expect(keys.size).toBe(2);
  });
});

describe('reply to a call', () => {
  it('reads any 2xx as an answer at HTTP level', async () => {
    const call = await serve(answer(202, started));
    expect(await call(startWork, work)).toMatchObject({ kind: 'ok' });
  });

  it("reads success: false as a refusal, with its name and the server's text", async () => {
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

  it('reads a code other than 200 as a refusal, whatever success says', async () => {
    const call = await serve(answer(200, { success: true, code: 422, message: 'no' }));
    expect(await call(startWork, work)).toMatchObject({ kind: 'refused', code: '422' });
  });

  it.each([400, 403, 404, 413, 422])('reads HTTP %i as a final refusal', async (status) => {
    const call = await serve(answer(status, { success: false, code: 'request.malformed' }));
    expect(await call(startWork, work)).toMatchObject({
      kind: 'refused',
      code: 'request.malformed',
    });
  });

  it('reads HTTP 401 as signed-out, which is not final', async () => {
    const call = await serve(answer(401, { success: false, code: 'session.ended', message: 'in' }));
    const result = await call(startWork, work);
    expect(result).toEqual({ kind: 'signed-out', message: 'in' });
    expect(isDefinitive(result)).toBe(false);
  });

  it('reads HTTP 426 as outdated, which is not final', async () => {
    const body = { success: false, code: 'client.too-old', message: 'update' };
    const call = await serve(answer(426, body));
    const result = await call(startWork, work);
    expect(result).toEqual({ kind: 'outdated', message: 'update' });
    expect(isDefinitive(result)).toBe(false);
  });

  it.each([409, 429, 500, 503])(
    'leaves the outcome open at HTTP %i, with the retry time',
    async (status) => {
      const call = await serve(answer(status, { message: 'later' }, { 'retry-after': '3' }));
      const result = await call(startWork, work);
      expect(result).toEqual({ kind: 'unavailable', status, message: 'later', retryAfterMs: 3000 });
      expect(isDefinitive(result)).toBe(false);
    },
  );

  it('reads a repeated login as a refusal, because its token is not sent twice', async () => {
    const again = { success: true, code: 200, message: 'Login successful', data: null };
    const call = await serve(answer(200, again));
    const result = await call(loginWithPassword, { email: 'a@example.in', password: 'secret' });
    expect(result).toEqual({
      kind: 'refused',
      code: 'reply.withheld',
      message: 'THIS WAS ALREADY DONE ONCE. PLEASE START AGAIN.',
      details: null,
    });
  });

  it('reads data of another shape as a bad reply', async () => {
    const call = await serve(answer(200, { success: true, data: { todayBookings: 'many' } }));
    expect(await call(getDashboard, {})).toEqual({ kind: 'bad-reply' });
  });
});

describe('reply of another server', () => {
  const whole = { server: 'karigar', success: true, code: 200, message: '', data: null };
  const { server: _server, ...unmarked } = whole;

  /** Sends exactly these bytes. */
  const raw =
    (status: number, body: string, headers: Record<string, string> = {}): Listener =>
    (_request, response) => {
      response.writeHead(status, headers);
      response.end(body);
    };
  const bodies = {
    nothing: '',
    'a page': '<html>Log in to this Wi-Fi</html>',
    'an empty object': '{}',
    'a list': '[]',
    'an object of somebody else': '{"message":"Please log in","url":"http://portal"}',
    'an envelope without the mark': JSON.stringify(unmarked),
    'our envelope cut in the middle': JSON.stringify(whole).slice(0, -9),
    'our mark without the rest': '{"server":"karigar","success":true}',
  };

  it.each(Object.entries(bodies))(
    'reads %s as foreign, with and without the header',
    async (_what, body) => {
      for (const headers of [{}, MARK_HEADERS]) {
        const call = await serve(raw(200, body, headers));
        const result = await call(startWork, work);
        expect(result).toEqual({ kind: 'foreign', status: 200 });
        expect(isDefinitive(result)).toBe(false);
      }
    },
  );

  it('reads a reply without the header as foreign, although the body is complete', async () => {
    const call = await serve(raw(200, JSON.stringify(whole)));
    expect(await call(startWork, work)).toEqual({ kind: 'foreign', status: 200 });
  });

  it.each([301, 302, 307, 400, 401, 403, 404, 413, 422, 426])(
    'reads an unmarked HTTP %i as foreign: no refusal, no sign-out, no update',
    async (status) => {
      const call = await serve(raw(status, JSON.stringify(unmarked), { location: '/elsewhere' }));
      expect(await call(startWork, work)).toEqual({ kind: 'foreign', status });
    },
  );

  it.each([429, 500, 502, 503])(
    'reads an unmarked HTTP %i as unavailable, with its retry time',
    async (status) => {
      const call = await serve(raw(status, '<html>', { 'retry-after': '7' }));
      expect(await call(startWork, work)).toEqual({
        kind: 'unavailable',
        status,
        message: '',
        retryAfterMs: 7000,
      });
    },
  );

  it('never sends the session after a redirect', async () => {
    const asked: string[] = [];
    const call = await serve((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(307, { location: '/stolen' });
      response.end();
    });
    await call(startWork, work);
    expect(asked).toEqual(['/api/orders/orders']);
  });

  it('reads a reply that cannot be decompressed as a network failure', async () => {
    const call = await serve(raw(200, 'no gzip', { ...MARK_HEADERS, 'content-encoding': 'gzip' }));
    expect(await call(startWork, work)).toEqual({ kind: 'network' });
  });
});

describe('no reply', () => {
  it('distinguishes a broken connection from an offline phone', async () => {
    const cut: Listener = (request) => request.socket.destroy();
    const online = await serve(cut);
    const offline = await serve(cut, { isOnline: () => false });
    expect(await online(startWork, work)).toEqual({ kind: 'network' });
    expect(await offline(startWork, work)).toEqual({ kind: 'offline' });
  });

  it('aborts at the time limit of its kind, also in the middle of a body', async () => {
    const timeLimits = { read: 60, write: 500, upload: 1000 };
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

  it('rejects when the caller aborts', async () => {
    const call = await serve(() => undefined);
    const giveUp = new AbortController();
    const pending = call(startWork, work, { signal: giveUp.signal });
    giveUp.abort(new Error('left the screen'));
    await expect(pending).rejects.toThrow('left the screen');
  });
});
