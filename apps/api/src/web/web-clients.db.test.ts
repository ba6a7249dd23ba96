import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app';

const BODY = '<p>page</p>'.repeat(50);
const PAGE = `<!doctype html><title>Karigar</title>${BODY}`;

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karigar-clients-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'icons'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'paths.json'), JSON.stringify(['^/$', '^/booking/[^/]+/?$']));
  app = await createTestApp({ template: 'empty', env: { WEB_DIR: folder } });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** Sends exactly these headers, over a new connection. */
const ask = async (method: string, path: string, headers: Record<string, string>) => {
  const asked = request(new URL(app.base).origin + path, { method, headers, agent: false });
  asked.end();
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  return { reply, body: await buffer(reply) };
};

const unpacked = (body: Buffer, encoding: string | undefined): string => {
  if (body.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
};

const ACCEPTS = {
  'no Accept': {},
  'any type': { accept: '*/*' },
  'a browser': { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' },
};
const ENCODINGS = {
  'no Accept-Encoding': {},
  'an empty Accept-Encoding': { 'accept-encoding': '' },
  identity: { 'accept-encoding': 'identity' },
  gzip: { 'accept-encoding': 'gzip' },
  br: { 'accept-encoding': 'br' },
  'any encoding': { 'accept-encoding': '*' },
  'what browsers take': { 'accept-encoding': 'gzip, deflate, br, zstd' },
  'an unknown encoding': { 'accept-encoding': 'x-unknown' },
};

const rows = ['GET', 'HEAD'].flatMap((method) =>
  ['/', '/?utm_source=x', '/booking/42'].flatMap((path) =>
    Object.entries(ACCEPTS).flatMap(([type, accept]) =>
      Object.entries(ENCODINGS).map(([encoding, take]) => ({
        title: `${method} ${path} with ${type}, ${encoding}`,
        method,
        path,
        headers: { ...accept, ...take } as Record<string, string>,
      })),
    ),
  ),
);

describe('page for every client', () => {
  it.each(rows)('the page is sent for $title', async ({ method, path, headers }) => {
    const { reply, body } = await ask(method, path, headers);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toContain('text/html');
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    const encoding = reply.headers['content-encoding'];
    expect(encoding === undefined || /\*|gzip|br/.test(headers['accept-encoding'] ?? '')).toBe(
      true,
    );
    const sent = method === 'HEAD' ? '' : BODY;
    expect([body.length > 0, unpacked(body, encoding)]).toEqual([
      method === 'GET',
      expect.stringContaining(sent),
    ]);
  });
});

describe('paths without a page', () => {
  it.each(['/assets', '/assets/', '/icons', '/icons/', '/nowhere.js'])(
    '%s is a 404 with our mark, never a failure',
    async (path) => {
      for (const headers of [{}, { 'accept-encoding': 'gzip, br' }]) {
        const { reply, body } = await ask('GET', path, headers);
        expect([reply.statusCode, JSON.parse(body.toString())]).toMatchObject([
          404,
          { code: 'call.unknown' },
        ]);
      }
    },
  );
});
