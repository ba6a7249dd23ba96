import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeCatalogue } from '#testing/catalogue-world';
import { createTestApp, type TestApp } from '#testing/test-app';

const ORIGIN = 'https://karigar.example.in';
const SHELL = `<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <meta charset="utf-8" />
    <title>Karigar</title>
    <meta
      name="description"
      content="Old words"
    />
    <script src="/theme.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>`;
const KNOWN = [
  '/',
  '/login',
  '/start',
  '/category',
  '/category-details',
  '/service/[^/]+',
  '/booking/[^/]+',
];

let folder: string;
let app: TestApp;
let origin: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karigar-previews-'));
  await writeFile(join(folder, 'index.html'), SHELL);
  const paths = KNOWN.map((path) => `^${path}/?$`);
  await writeFile(join(folder, 'paths.json'), JSON.stringify(paths));
  app = await createTestApp({ env: { WEB_DIR: folder, PUBLIC_URL: ORIGIN } });
  origin = new URL(app.base).origin;
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** What each of them really sends. */
const CLIENTS = {
  browser: {
    'user-agent':
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/139.0 Mobile Safari/537.36',
    accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8',
    'accept-encoding': 'gzip, deflate, br, zstd',
    'accept-language': 'hi-IN,hi;q=0.9',
  },
  curl: { 'user-agent': 'curl/8.9.1', accept: '*/*' },
  WhatsApp: { 'user-agent': 'WhatsApp/2.24.20.89 A', 'accept-language': 'en' },
  Facebook: {
    'user-agent': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    accept: '*/*',
    'accept-encoding': 'deflate, gzip',
    range: 'bytes=0-524287',
  },
  Telegram: { 'user-agent': 'TelegramBot (like TwitterBot)', accept: '*/*' },
  Slack: {
    'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    accept: '*/*',
    'accept-encoding': 'gzip',
    range: 'bytes=0-32768',
  },
  Googlebot: {
    'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    accept:
      'text/html,application/xhtml+xml,application/signed-exchange;v=b3,application/xml;q=0.9,*/*;q=0.8',
    'accept-encoding': 'gzip, deflate, br',
  },
  'uptime probe': { 'user-agent': 'UptimeRobot/2.0', accept: '*/*', connection: 'close' },
} satisfies Record<string, Record<string, string>>;

const OWN = '/art/preview-karigar.png';

/** Path, status, title, picture. */
const PREVIEWS = [
  ['/', 200, 'Karigar: home and repair services at fixed prices', OWN],
  ['/login', 200, 'Login · Karigar', OWN],
  ['/start', 200, 'Welcome to Karigar', OWN],
  ['/service/21', 200, 'Split AC foam-jet service, ₹1,299 · Karigar', '/art/preview-ac.png'],
  ['/service/1', 404, 'Page not found · Karigar', OWN],
  ['/category', 200, 'All services and prices · Karigar', OWN],
  [
    '/category-details?id=2',
    200,
    'Plumbing: services and prices · Karigar',
    '/art/preview-tap.png',
  ],
  ['/nowhere', 404, 'Page not found · Karigar', OWN],
] as const;

const ROWS = Object.entries(CLIENTS).flatMap(([client, headers]) =>
  PREVIEWS.map(([path, status, title, picture]) => ({
    client,
    headers,
    path,
    status,
    title,
    picture,
  })),
);

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const reply = await fetch(origin + path, { method, headers });
  return { reply, html: await reply.text() };
};

const contentOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];

describe('link previews', () => {
  it.each(ROWS)('$client gets $path as a page with $status', async (row) => {
    const { reply, html } = await get(row.path, row.headers);
    expect(reply.status).toBe(row.status);
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toBe(row.title);
    expect(contentOf(html, 'og:title')).toBe(row.title);
    expect(contentOf(html, 'og:image')).toBe(ORIGIN + row.picture);
    expect(contentOf(html, 'description')).toBe(contentOf(html, 'og:description'));
    expect(contentOf(html, 'description')).not.toBe('Old words');
    expect(html).toContain('<div id="root"></div>');
    const head = await get(row.path, row.headers, 'HEAD');
    expect([head.reply.status, head.html]).toEqual([row.status, '']);
  });

  it('a program that asks for JSON by name gets no page', async () => {
    for (const accept of ['application/json', 'application/problem+json, application/json']) {
      const { reply, html } = await get('/service/21', { accept });
      expect([reply.status, JSON.parse(html)]).toMatchObject([404, { code: 'call.unknown' }]);
    }
  });

  it('a service page names its price, address and languages', async () => {
    const { html } = await get('/service/21?utm_source=x');
    expect(contentOf(html, 'description')).toBe(
      '₹1,299, 60 minutes. Includes: Foam and water-jet wash, indoor unit, Outdoor unit wash, Gas pressure and cooling check, Floor and wall covered, cleaned after.',
    );
    expect(contentOf(html, 'og:type')).toBe('product');
    expect(contentOf(html, 'product:price:amount')).toBe('1299.00');
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/service/21">`);
    expect(html).toContain(
      `<link rel="alternate" hreflang="hi-IN" href="${ORIGIN}/service/21?lang=hi">`,
    );
    const data: unknown = JSON.parse(
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '',
    );
    expect(data).toMatchObject({
      '@type': 'Service',
      category: 'AC',
      offers: { price: '1299.00', priceCurrency: 'INR', url: `${ORIGIN}/service/21` },
    });
  });

  it('a link in Hindi has a Hindi preview', async () => {
    const { html } = await get('/service/21?lang=hi');
    expect(html).toContain('<title>स्प्लिट एसी फोम-जेट सर्विस, ₹1,299 · कारीगर</title>');
    expect(html).toContain('<html lang="hi"');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/service/21?lang=hi">`);
    expect(contentOf(html, 'og:locale')).toBe('hi_IN');
  });

  it("a person's own page says nothing of its own and is listed nowhere", async () => {
    const { html } = await get('/booking/42');
    expect(contentOf(html, 'robots')).toBe('noindex');
    expect(html).not.toContain('canonical');
    expect(html).not.toContain('42');
  });

  it('an unchanged page is not sent twice', async () => {
    const { reply } = await get('/service/22');
    const etag = reply.headers.get('etag') ?? '';
    const again = await get('/service/22', { 'if-none-match': etag });
    expect([again.reply.status, again.html]).toEqual([304, '']);
  });
});

describe('files for search engines', () => {
  it('the sitemap lists every offered service in both languages, and robots.txt names it', async () => {
    const { html: robots } = await get('/robots.txt');
    expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    const { reply, html } = await get('/sitemap.xml');
    expect(reply.headers.get('content-type')).toContain('application/xml');
    const listed = [...html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toContain(`${ORIGIN}/service/21`);
    expect(listed).toContain(`${ORIGIN}/category-details?id=2`);
    expect(listed).not.toContain(`${ORIGIN}/service/1`);
    const offered = await changeCatalogue(app.database).offered();
    expect(listed.filter((address) => address?.includes('/service/'))).toHaveLength(offered.length);
    expect(html).toContain(`hreflang="hi-IN" href="${ORIGIN}/service/21?lang=hi"`);
  });
});

describe('a changing catalogue', () => {
  const catalogue = () => changeCatalogue(app.database);
  const later = (): void => app.moveClock(app.now() + 61_000);

  it('a new price is in the preview after a minute', async () => {
    await get('/service/23');
    await catalogue().priceService(23, 12_345_650);
    expect((await get('/service/23')).html).not.toContain('₹1,23,456.50');
    later();
    expect((await get('/service/23')).html).toContain('₹1,23,456.50');
  });

  it('a name with markup is text in every place', async () => {
    await catalogue().renameService(24, `"><script>alert('$&')</script>`);
    later();
    const { html } = await get('/service/24');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&quot;&gt;&lt;script&gt;alert(&#39;$&amp;&#39;)&lt;/script&gt;');
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({ name: `"><script>alert('$&')</script>` });
  });

  it('a service that is no longer offered is a missing page', async () => {
    await catalogue().endService(25);
    later();
    expect((await get('/service/25')).reply.status).toBe(404);
  });

  it('without a readable catalogue the page still opens, with the words of the app', async () => {
    const alone = await createTestApp({ env: { WEB_DIR: folder, PUBLIC_URL: ORIGIN } });
    await changeCatalogue(alone.database).hide();
    const reply = await fetch(`${new URL(alone.base).origin}/service/21`);
    expect([reply.status, await reply.text()]).toEqual([
      200,
      expect.stringContaining('<title>Karigar: home and repair services at fixed prices</title>'),
    ]);
    await alone.close();
  });
});
