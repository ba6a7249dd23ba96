import { expect, test } from '../world/test.ts';
import { logInAs } from '../world/people.ts';

test.use({ serviceWorkers: 'allow' });

interface Manifest {
  name: string;
  display: string;
  start_url: string;
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
  screenshots: { src: string; sizes: string }[];
  orientation?: string;
}

test('[NAV-09] the manifest declares a standalone app with existing icons', async ({ page }) => {
  await page.goto('/login');
  const href = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  const reply = await page.request.get(href);
  const manifest = (await reply.json()) as Manifest;
  expect(manifest).toMatchObject({ name: 'Karigar', display: 'standalone', start_url: '/' });
  const seen: string[] = [];
  for (const { src, sizes, purpose } of manifest.icons) {
    const picture = await page.request.get(src);
    expect(picture.headers()['content-type']).toBe('image/png');
    // Width and height are at fixed offsets in every PNG.
    const bytes = await picture.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    seen.push(`${purpose} ${sizes}`);
  }
  expect(seen).toEqual(
    expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']),
  );
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Book a service', 'Bookings']),
  );
  // A tablet on its stand is not turned.
  expect(manifest.orientation).toBeUndefined();
});

test("[NAV-09] the install sheet's screenshots exist in their size", async ({ page }) => {
  await page.goto('/login');
  const reply = await page.request.get('/manifest.webmanifest');
  const { screenshots } = (await reply.json()) as Manifest;
  expect(screenshots.length).toBeGreaterThan(3);
  const sizes = await page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(async (src) => {
          const picture = new Image();
          picture.src = src;
          await picture.decode();
          return `${picture.naturalWidth}x${picture.naturalHeight}`;
        }),
      ),
    screenshots.map(({ src }) => src),
  );
  expect(sizes).toEqual(screenshots.map(({ sizes: promised }) => promised));
});

test('[NAV-09] Chromium reports no installability errors', async ({ page, context }) => {
  await page.goto('/login');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Every test context is a private window, which can never install.
  const others = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(others).toEqual([]);
});

test('[NAV-09] the app shell starts without network', async ({ page, context }) => {
  await logInAs(page, 'suresh');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          navigator.serviceWorker.controller !== null ||
          caches.keys().then((keys) => keys.length > 0),
      ),
    )
    .toBe(true);
  await context.setOffline(true);
  const opened = await page.goto('/profile');
  // Replies of the service worker have the same policy.
  expect(opened?.headers()['content-security-policy']).toContain("script-src 'self'");
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await expect(page.getByText('No network. Work is saved on this phone.').first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});
