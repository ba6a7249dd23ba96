import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildInternalApp } from '#internal/internal-app';
import { createTestApp, type TestApp } from '#testing/test-app';

const PAGE = '<!doctype html><title>Karigar</title><div id="root"></div>';
const PAGE_BODY = '<div id="root"></div>';
const SCRIPT = 'export const answer = 42;\n'.repeat(40);

describe('built app', () => {
  let folder: string;
  let app: TestApp;
  let origin: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'karigar-web-'));
    await mkdir(join(folder, 'assets'));
    await mkdir(join(folder, 'icons'));
    await writeFile(join(folder, 'index.html'), PAGE);
    await writeFile(join(folder, 'service-worker.js'), SCRIPT);
    await writeFile(join(folder, 'paths.json'), JSON.stringify(['^/$', '^/booking/[^/]+/?$']));
    await writeFile(join(folder, 'assets/main-1a2b.js'), SCRIPT);
    await writeFile(join(folder, 'assets/main-1a2b.js.gz'), gzipSync(SCRIPT));
    await writeFile(join(folder, 'icons/icon.svg'), '<svg/>');
    app = await createTestApp({ template: 'empty', env: { WEB_DIR: folder } });
    origin = new URL(app.base).origin;
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  const get = (path: string, headers: Record<string, string> = { accept: 'text/html' }) =>
    fetch(origin + path, { headers });

  it.each(['/', '/booking/42', '/booking/42?from=push'])(
    "%s returns the app's page",
    async (path) => {
      const page = await get(path);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(PAGE_BODY)]);
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(page.headers.get('content-type')).toContain('text/html');
    },
  );

  it("[NAV-08] an unknown path returns the app's page with 404", async () => {
    const page = await get('/nowhere');
    expect([page.status, await page.text()]).toEqual([404, expect.stringContaining(PAGE_BODY)]);
  });

  it.each(['/api/orders/orders', '/assets/gone.js', '/reports/csp', '/files/1'])(
    '%s returns no page',
    async (path) => {
      const missing = await get(path);
      expect([missing.status, await missing.json()]).toMatchObject([404, { code: 'call.unknown' }]);
    },
  );

  it('a script that accepts JSON gets no page', async () => {
    const missing = await get('/booking/42', { accept: 'application/json' });
    expect(missing.status).toBe(404);
  });

  it.each([
    ['as a page', '/', 'text/html'],
    ['as the file that the service worker caches', '/index.html', '*/*'],
  ])('the policy and its headers are sent %s', async (_how, path, accept) => {
    const { headers } = await get(path, { accept });
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; " +
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; " +
        "form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; trusted-types app; " +
        'report-uri /reports/csp; report-to csp',
    );
    expect(headers.get('reporting-endpoints')).toBe('csp="/reports/csp"');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)');
  });

  it('files with a hash are cached for good, and the rest is revalidated', async () => {
    const caching = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await caching('/assets/main-1a2b.js')).toBe('public, max-age=31536000, immutable');
    expect(await caching('/service-worker.js')).toBe('no-cache');
    expect(await caching('/icons/icon.svg')).toBe('public, max-age=86400');
    const reply = await app.sendFields({ path: 'orders/orders', programType: 'x' }, {});
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('files are sent as compressed at build time', async () => {
    const script = await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip' });
    expect(script.headers.get('content-encoding')).toBe('gzip');
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(await script.text()).toBe(SCRIPT);
  });

  const post = (path: string, type: string, body: string) =>
    fetch(origin + path, { method: 'POST', headers: { 'content-type': type }, body });

  it('browser reports are redacted, limited and shown on the internal port', async () => {
    const old = { 'csp-report': { 'blocked-uri': 'inline', 'violated-directive': 'style-src' } };
    const own = { message: 'no 9822041763', stack: 'x'.repeat(5000), authToken: 'secret' };
    const sent = [
      await post('/reports/csp', 'application/csp-report', JSON.stringify(old)),
      await post(
        '/reports/csp',
        'application/reports+json',
        JSON.stringify([{ type: 'csp-violation', body: { blockedURL: 'eval' } }]),
      ),
      await post('/reports/errors', 'application/json', JSON.stringify(own)),
      await post('/reports/errors', 'application/json', '"nothing"'),
    ];
    expect(sent.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    const internal = buildInternalApp(app.context, () => false);
    const kept = (await internal.inject('/reports')).json<{ content: object }[]>();
    expect(kept.map(({ content }) => content)).toEqual([
      { 'blocked-uri': 'inline', 'violated-directive': 'style-src' },
      { blockedURL: 'eval' },
      { message: 'no [digits]', stack: 'x'.repeat(2000) },
    ]);
    await internal.close();
  });

  it('browser reports are refused when too large, not JSON, or too many', async () => {
    const large = await post('/reports/errors', 'application/json', `"${'x'.repeat(20_000)}"`);
    expect(large.status).toBe(413);
    expect((await post('/reports/errors', 'application/json', '{')).status).toBe(400);
    const statuses = new Set<number>();
    for (let sent = 0; sent < 70; sent += 1) {
      statuses.add((await post('/reports/errors', 'application/json', '{}')).status);
    }
    expect(statuses).toEqual(new Set([204, 429]));
  });
});
