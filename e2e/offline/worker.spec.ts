import type { BrowserContext, Page } from '@playwright/test';
import { ours } from '../world/calls.ts';
import { plantJob, type Job } from '../world/job.ts';
import { commandsOf, readBooking } from '../world/job-store.ts';
import { orderJob } from '../world/order-job.ts';
import { expect, test } from '../world/test.ts';
import { cut, logIn, workerReady } from './in-the-app.ts';
import { openActions } from './queued-actions.ts';

// The test installs a second version by hand, which the app's policy would forbid.
test.use({
  serviceWorkers: 'allow',
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
});

/** A start that waits in the queue. */
async function startWithoutNetwork(page: Page, job: Job): Promise<void> {
  await page.locator(`main a[href="/booking/${job.bookingId}"]`).click();
  await expect(page.getByRole('button', { name: 'Start Work' })).toBeVisible();
  await cut(page);
  await page.getByRole('button', { name: 'Start Work' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start Work' }).click();
  await expect.poll(() => openActions(page)).toHaveLength(1);
}

async function leaveStartWaiting(page: Page): Promise<Job> {
  const job = await plantJob('assigned');
  await logIn(page, job);
  await workerReady(page);
  await page.reload();
  await startWithoutNetwork(page, job);
  return job;
}

/** Dispatches the browser's sync event, as after reconnecting. */
async function knock(context: BrowserContext, page: Page, origin: string): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const found = Promise.withResolvers<string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const registered = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
    if (registered !== undefined) found.resolve(registered.registrationId);
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await found.promise;
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: 'drain-actions',
    lastChance: false,
  });
}

test('with no page open the service worker sends waiting actions once, when the browser wakes it', async ({
  page,
  context,
}) => {
  const job = await leaveStartWaiting(page);
  const { origin } = new URL(page.url());
  const elsewhere = await context.newPage();
  await page.close();
  await context.setOffline(false);
  await knock(context, elsewhere, origin);
  await expect.poll(async () => (await readBooking(job.bookingId)).state).toBe('started');
  await elsewhere.goto(`/booking/${job.bookingId}`);
  await expect.poll(() => openActions(elsewhere)).toEqual([]);
  expect((await commandsOf(job.bookingId)).filter((command) => command === 'start')).toHaveLength(
    1,
  );
});

test('[NAV-09] an update during waiting actions loses nothing', async ({
  page,
  context,
  request,
}) => {
  const job = await orderJob(request, 'assigned');
  await logIn(page, job);
  await workerReady(page);
  await page.reload();
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js?next');
  });
  const offer = page.getByRole('complementary', { name: 'A new version is ready.' });
  await expect(offer).toBeVisible({ timeout: 15_000 });
  await startWithoutNetwork(page, job);
  // All files of the new version are cached, so the update works offline too; the page reloads afterwards.
  const reloaded = page.waitForEvent('load');
  await offer.getByRole('button', { name: 'Update now' }).click();
  await reloaded;
  expect(await openActions(page)).toHaveLength(1);
  await context.setOffline(false);
  await expect
    .poll(async () => (await readBooking(job.bookingId)).state, { timeout: 20_000 })
    .toBe('started');
  expect((await commandsOf(job.bookingId)).filter((command) => command === 'start')).toHaveLength(
    1,
  );
});

test('an outdated app sends waiting actions first, then updates', async ({ page, context }) => {
  const job = await leaveStartWaiting(page);
  // Replies like a server with a higher minimum version: 426 for all calls except field actions.
  await context.route('**/api/**', async (route) => {
    const isAction = /startWorkFromServiceMan/.test(route.request().postData() ?? '');
    if (isAction) return route.continue();
    return route.fulfill({
      status: 426,
      ...ours({
        success: false,
        code: 'client.too-old',
        message: 'Please update the app to go on.',
      }),
    });
  });
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Update now' })).toBeVisible({ timeout: 15_000 });
  await expect.poll(async () => (await readBooking(job.bookingId)).state).toBe('started');
  await expect.poll(() => openActions(page)).toEqual([]);
});

/** The server replies that the app is too old. */
async function becomeOutdated(page: Page): Promise<void> {
  await page.context().route('**/api/**', (route) =>
    route.fulfill({
      status: 426,
      ...ours({ success: false, code: 'client.too-old', message: 'Please update.' }),
    }),
  );
  await page.reload();
  await expect(page.getByRole('button', { name: 'Update now' })).toBeVisible({ timeout: 15_000 });
}

test('an outdated app without network stays installed, says so, and still starts', async ({
  page,
}) => {
  const job = await plantJob('assigned');
  await logIn(page, job);
  await workerReady(page);
  await page.reload();
  await becomeOutdated(page);
  await cut(page);
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(page.getByRole('alert')).toContainText('No network.', { timeout: 25_000 });
  await expect(page.getByRole('alert')).toContainText('Nothing was changed');
  expect(
    await page.evaluate(
      async () => (await navigator.serviceWorker.getRegistration()) !== undefined,
    ),
  ).toBe(true);
  await page.reload();
  await expect(page.locator('main')).toBeVisible();
});

test('deleted offline files are downloaded again, and the app starts without network', async ({
  page,
}) => {
  const job = await plantJob('assigned');
  await logIn(page, job);
  await workerReady(page);
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  const keptFiles = () =>
    page.evaluate(async () => {
      const all = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return all.flat().length;
    });
  const before = await keptFiles();
  expect(before).toBeGreaterThan(20);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  // The page may have read one of them again by now.
  expect(await keptFiles()).toBeLessThan(before / 2);
  await page.reload();
  await expect.poll(keptFiles, { timeout: 30_000 }).toBe(before);
  await cut(page);
  await page.reload();
  await expect(page.locator(`main a[href="/booking/${job.bookingId}"]`)).toBeVisible();
});
