import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { logOut } from '@karigar/contract/sign-in/log-out';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SYSTEM } from '#platform/db';
import { sendRaw } from '#testing/raw-http';
import { createTestApp, type TestApp } from '#testing/test-app';

const ORIGIN = 'https://karigar.example.in';
const SCRIPT = 'export const answer = 42;\n';

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karigar-paths-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'art'));
  const page = '<!doctype html><html><head><title>Karigar</title></head><p>page</p></html>';
  await writeFile(join(folder, 'index.html'), page);
  const paths = ['^/$', '^/login/?$', '^/service/[^/]+/?$'];
  await writeFile(join(folder, 'paths.json'), JSON.stringify(paths));
  await writeFile(join(folder, 'assets/main-1a2b.js'), SCRIPT);
  await writeFile(join(folder, 'service-worker.js'), SCRIPT);
  await writeFile(join(folder, 'art/service-ac.svg'), '<svg/>');
  const env = {
    WEB_DIR: folder,
    PUBLIC_URL: ORIGIN,
    SECURITY_CONTACT: 'mailto:security@karigar.example.in',
  };
  app = await createTestApp({ env });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

type Client = { readonly method?: string; readonly headers: Record<string, string> };

const CLIENTS: Readonly<Record<string, Client>> = {
  browser: {
    headers: {
      accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
      'accept-encoding': 'gzip, deflate, br, zstd',
    },
  },
  curl: { headers: { 'user-agent': 'curl/8.9.1', accept: '*/*' } },
  WhatsApp: { headers: { 'user-agent': 'WhatsApp/2.24.20.89 A', 'accept-language': 'en' } },
  Googlebot: {
    headers: {
      'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
      'accept-encoding': 'gzip, deflate, br',
    },
  },
  'no Accept': { headers: {} },
  HEAD: { method: 'HEAD', headers: { accept: '*/*' } },
  'no compression': { headers: { accept: 'text/html', 'accept-encoding': 'identity' } },
};

type Kind = 'page' | 'file' | 'json' | 'text';

/** Path, status, and what it is. */
const PATHS: readonly (readonly [string, number, Kind])[] = [
  ['/', 200, 'page'],
  ['/?utm_source=%F0%9F%94%A7', 200, 'page'],
  ['/login', 200, 'page'],
  ['/service/21', 200, 'page'],
  ['/service/999999', 404, 'page'],
  ['/service/%F0%9F%94%A7', 404, 'page'],
  ['/nowhere', 404, 'page'],
  ['/legal/terms', 200, 'page'],
  ['/legal/privacy?lang=hi', 200, 'page'],
  ['/legal/refunds?lang=%F0%9F%94%A7', 200, 'page'],
  ['/legal/grievance', 200, 'page'],
  ['/legal/terms?version=2026-01-01', 200, 'page'],
  ['/legal/terms?version=1999-01-01', 404, 'json'],
  ['/legal/style.css', 200, 'file'],
  ['/legal/nothing', 404, 'json'],
  ['/legal', 404, 'json'],
  ['/assets/main-1a2b.js', 200, 'file'],
  ['/service-worker.js', 200, 'file'],
  ['/art/service-ac.svg', 200, 'file'],
  ['/assets/gone.js', 404, 'json'],
  ['/assets/', 404, 'json'],
  ['/assets', 404, 'json'],
  ['/api/orders/orders', 404, 'json'],
  ['/live', 404, 'json'],
  ['/r/nothing', 404, 'page'],
  ['/files/nothing', 404, 'json'],
  ['/statements/nothing', 404, 'json'],
  ['/.well-known/security.txt', 200, 'text'],
  ['/.well-known/nothing', 404, 'json'],
  ['/robots.txt', 200, 'text'],
  ['/sitemap.xml', 200, 'text'],
  ['/%', 400, 'json'],
  ['/%zz', 400, 'json'],
  ['/%c3%28', 400, 'json'],
  ['/login/%', 400, 'json'],
  ['/api/%', 400, 'json'],
];

/** Paths that may be a page or a missing file, by what a client accepts; never a failure. */
const ODD = ['/%00', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd', '//', '//evil.example'];

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
};

const TYPES: Readonly<Record<Kind, RegExp>> = {
  page: /^text\/html/,
  file: /^(text|application)\/javascript|^image\/svg|^text\/css/,
  json: /^application\/json/,
  text: /^(text\/plain|application\/xml)/,
};

const ask = async (path: string, { method = 'GET', headers }: Client) => {
  const { hostname, port } = new URL(app.base);
  const asked = request({ hostname, port, path, method, headers, agent: false });
  asked.end();
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  return { reply, body: await buffer(reply) };
};

const ROWS = PATHS.flatMap(([path, status, kind]) =>
  Object.entries(CLIENTS).map(([name, client]) => ({ path, status, kind, name, client })),
);

describe('paths × clients', () => {
  it.each(ROWS)('$path for $name is $status, a $kind with every header', async (row) => {
    const { reply, body } = await ask(row.path, row.client);
    expect(reply.statusCode).toBe(row.status);
    expect(reply.headers).toMatchObject(HEADERS);
    expect(reply.headers['content-type']).toMatch(TYPES[row.kind]);
    expect(reply.headers['cache-control']).toBeDefined();
    expect(body.length > 0).toBe(row.client.method !== 'HEAD');
  });

  it.each(
    ODD.flatMap((path) =>
      Object.entries(CLIENTS).map(([name, client]) => ({ path, name, client })),
    ),
  )('$path for $name is no failure and has every header', async ({ path, client }) => {
    const { reply, body } = await ask(path, client);
    expect([200, 400, 404]).toContain(reply.statusCode);
    expect(reply.headers).toMatchObject(HEADERS);
    expect(body.toString()).not.toContain('root:');
  });

  it.each([
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: karigar\r\n\r\n'],
    ['no HTTP', 'hello\r\n\r\n'],
    ['a path with a space', 'GET /a b HTTP/1.1\r\nHost: karigar\r\n\r\n'],
    ['two lengths', 'POST /api/x HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
    ['too long a head', `GET / HTTP/1.1\r\nHost: karigar\r\nX: ${'x'.repeat(30_000)}\r\n\r\n`],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ])('bytes with %s get a reply below 500 with every header', async (_what, written) => {
    const port = Number(new URL(app.base).port);
    const { status, text } = await sendRaw({ port, bytes: Buffer.from(written), patienceMs: 3000 });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    if (written.includes('GET / HTTP/1.1\r\n\r\n')) return; // Node itself replies to a request without a host.
    for (const name of Object.keys(HEADERS)) expect(text.toLowerCase()).toContain(`\n${name}: `);
  });

  it('the live stream has every header', async () => {
    const token = await app.signIn('suresh');
    const leaving = new AbortController();
    const stream = await fetch(new URL('/live', app.base), {
      method: 'POST',
      headers: { authorization: 'Bearer karigar-dev', 'auth-token': token },
      signal: leaving.signal,
    });
    const headers = Object.fromEntries(stream.headers);
    leaving.abort();
    expect([stream.status, headers]).toMatchObject([200, HEADERS]);
  });
});

describe('security.txt', () => {
  it('names the contact, a day within a year and its own address', async () => {
    const { body } = await ask('/.well-known/security.txt', { headers: {} });
    const text = body.toString();
    expect(text).toContain('Contact: mailto:security@karigar.example.in\n');
    expect(text).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt\n`);
    const until = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
    expect(until - app.now()).toBeGreaterThan(30 * 86_400_000);
    expect(until - app.now()).toBeLessThan(365 * 86_400_000);
  });
});

describe('log-out', () => {
  it("clears the browser's cache, and a log-out of a program does not", async () => {
    const { authToken, cookie } = await app.context.databases.system.transaction(SYSTEM, (tx) =>
      app.context.sessions.open(tx, {
        accountId: null,
        role: 'guest',
        device: { label: () => '', isBrowser: true, cookie: null },
      }),
    );
    const headers = { cookie: `__Host-sid=${cookie ?? ''}`, origin: ORIGIN };
    const browser = await app.sendFields(logOut, {}, { token: authToken, headers });
    expect([browser.status, browser.headers.get('clear-site-data')]).toEqual([200, '"cache"']);
    const program = await app.sendFields(logOut, {}, { token: await app.signIn('guest') });
    expect([program.status, program.headers.get('clear-site-data')]).toEqual([200, null]);
  });
});
