import type { BrowserContext, Page } from '@playwright/test';
import { plantJob, type Job } from '../world/job.ts';
import { commandsOf, readBooking } from '../world/job-store.ts';
import { expect, test } from '../world/test.ts';
import { cut, keysIn, logIn, workerReady } from './in-the-app.ts';

// A second version is put in place by hand, which the app's own policy would forbid.
test.use({
  serviceWorkers: 'allow',
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
});

const kept = (page: Page) => keysIn(page, 'karigar-actions', 'entries');

/** A start that no server has heard of. */
async function startWithoutNetwork(page: Page, job: Job): Promise<void> {
  await page.locator(`main a[href="/booking/${job.bookingId}"]`).click();
  await expect(page.getByRole('button', { name: 'Start Work' })).toBeVisible();
  await cut(page);
  await page.getByRole('button', { name: 'Start Work' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start Work' }).click();
  await expect.poll(() => kept(page)).toHaveLength(1);
}

async function leaveStartWaiting(page: Page): Promise<Job> {
  const job = await plantJob('assigned');
  await logIn(page, job);
  await workerReady(page);
  await page.reload();
  await startWithoutNetwork(page, job);
  return job;
}

/** The browser's own knock, as it comes when there is network again. */
async function knock(context: BrowserContext, page: Page, origin: string): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const found = Promise.withResolvers<string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
    if (ours !== undefined) found.resolve(ours.registrationId);
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

test('with no page open the worker sends what waits, once, when the browser wakes it', async ({
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
  await expect.poll(() => kept(elsewhere)).toEqual([]);
  expect((await commandsOf(job.bookingId)).filter((command) => command === 'start')).toHaveLength(
    1,
  );
});

test('[NAV-09] an update taken while something waits loses nothing', async ({ page, context }) => {
  const job = await plantJob('assigned');
  await logIn(page, job);
  await workerReady(page);
  await page.reload();
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js?next');
  });
  const offer = page.getByRole('complementary', { name: 'A new version is ready.' });
  await expect(offer).toBeVisible({ timeout: 15_000 });
  await startWithoutNetwork(page, job);
  // All of the new version is on the phone, so it can be taken in the basement too; the page begins anew once it has.
  const reloaded = page.waitForEvent('load');
  await offer.getByRole('button', { name: 'Update now' }).click();
  await reloaded;
  expect(await kept(page)).toHaveLength(1);
  await context.setOffline(false);
  await expect
    .poll(async () => (await readBooking(job.bookingId)).state, { timeout: 20_000 })
    .toBe('started');
  expect((await commandsOf(job.bookingId)).filter((command) => command === 'start')).toHaveLength(
    1,
  );
});

test('an app too old for the server sends what waits first, then updates', async ({
  page,
  context,
}) => {
  const job = await leaveStartWaiting(page);
  // As a server with a higher minimum answers an old app: everything but what he did in the field.
  await context.route('**/api/**', async (route) => {
    const isAction = /startWorkFromServiceMan/.test(route.request().postData() ?? '');
    if (isAction) return route.continue();
    return route.fulfill({
      status: 426,
      json: { success: false, code: 'client.too-old', message: 'Please update the app to go on.' },
    });
  });
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Update now' })).toBeVisible({ timeout: 15_000 });
  await expect.poll(async () => (await readBooking(job.bookingId)).state).toBe('started');
  await expect.poll(() => kept(page)).toEqual([]);
});
