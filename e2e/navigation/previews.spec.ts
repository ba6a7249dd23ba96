import type { APIRequestContext } from '@playwright/test';
import { watchTrouble } from '../screens/trouble.ts';
import { expect, test } from '../world/test.ts';

const sitemapOf = async (request: APIRequestContext): Promise<string[]> => {
  const map = await (await request.get('/sitemap.xml')).text();
  return [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address);
    return pathname + search;
  });
};

test('every listed page answers curl with a title and a picture of the promised size', async ({
  request,
}) => {
  const listed = await sitemapOf(request);
  expect(listed.length).toBeGreaterThan(20);
  const pictures = new Set<string>();
  for (const path of listed) {
    const reply = await request.get(path, { headers: { accept: '*/*' } });
    const html = await reply.text();
    expect([path, reply.status()]).toEqual([path, 200]);
    expect(html).toMatch(/<title>[^<]{10,}<\/title>/);
    const picture = /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '';
    pictures.add(new URL(picture).pathname);
  }
  expect(pictures.size).toBeGreaterThan(5);
  for (const path of pictures) {
    const picture = await request.get(path);
    expect(picture.headers()['content-type']).toBe('image/png');
    const bytes = await picture.body();
    // Width and height are at fixed offsets in every PNG; WhatsApp shows none above 300 kB.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(100_000);
  }
});

test('the drawing of a service is a file, which other origins may show', async ({ request }) => {
  const drawing = await request.get('/art/service-ac.svg');
  expect(drawing.headers()['content-type']).toBe('image/svg+xml');
  expect(drawing.headers()['cross-origin-resource-policy']).toBe('cross-origin');
  // Colours of the app exist only in the app.
  expect(await drawing.text()).not.toContain('var(');
  expect((await request.get('/favicon.ico')).headers()['content-type']).toContain('icon');
  const missing = await request.get('/art/service-nothing.svg');
  expect(missing.status()).toBe(404);
});

test('a service page opens without a violation of the policy, in the language of its link', async ({
  page,
}) => {
  const trouble = await watchTrouble(page);
  const opened = await page.goto('/service/21?lang=hi');
  expect(opened?.headers()['content-security-policy']).toContain("script-src 'self'");
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(1);
  await expect(page.locator('#root > *').first()).toBeVisible();
  expect(trouble).toEqual([]);
});
