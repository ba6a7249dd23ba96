import type { APIRequestContext } from '@playwright/test';
import { customerOf } from '../chat/open-chat.ts';
import type { Job } from '../world/job.ts';
import { readBooking } from '../world/job-store.ts';
import { orderJob } from '../world/order-job.ts';
import { expect, test } from '../world/test.ts';
import { cut, keptReads, logIn, workerReady } from './in-the-app.ts';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

const WORDS = 'The gate code is 4512.';

async function haveDay(request: APIRequestContext): Promise<Job> {
  const job = await orderJob(request, 'assigned');
  await (await customerOf(request, job)).say(WORDS);
  return job;
}

test('[NAV-09] the day can be read without network, also bookings never opened, with its age', async ({
  page,
  request,
}) => {
  const job = await haveDay(request);
  const { bookingNo } = await readBooking(job.bookingId);
  await logIn(page, job);
  await workerReady(page);
  // The chat and add-ons of today's booking are prefetched and cached.
  await expect
    .poll(() => keptReads(page), { timeout: 15_000 })
    .toEqual(
      expect.arrayContaining([
        'reads',
        `read ["chat",${job.bookingId}]`,
        expect.stringMatching(/^read \["service-add-ons",/),
        'read ["earnings","week",null]',
        'read ["bookings","pages","history"]',
      ]),
    );
  await page.goto('/profile');
  await expect(page.locator('main button:has(use[href*="#i-camera"])')).toBeVisible();
  await page.waitForTimeout(1500);
  await cut(page);

  await page.goto('/');
  await expect(page.locator('main a h3')).toHaveText('Split AC foam-jet service');
  await expect(page.locator('main').getByText(/^Could not refresh\. As of /)).toBeVisible();
  await page.goto(`/booking/${job.bookingId}`);
  await expect(page.getByText(bookingNo)).toBeVisible();
  await expect(page.getByText('Anjali Kulkarni')).toBeVisible();
  await page.locator('section button:has(use[href*="#i-chat"])').click();
  await expect(page.getByRole('log')).toContainText(WORDS);
  await expect(page.getByText(/^Could not refresh\. As of /)).toBeVisible();
  await page.goto(`/add-on/${job.bookingId}`);
  await expect(page.getByText('Anti-rust spray')).toBeVisible();
  await page.goto('/booking');
  await expect(page.locator(`a[href="/booking/${job.bookingId}"]`)).toBeVisible();
  await page.goto('/notification');
  await expect(page.getByText('No network', { exact: true })).toHaveCount(0);
  await page.goto('/profile');
  await expect(page.locator('main button:has(use[href*="#i-camera"])')).toBeVisible();
  await page.goto('/guide');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Earnings and history were prefetched without being opened.
  await page.goto('/earnings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Could not refresh\. As of /)).toBeVisible();
  await page.goto('/booking-history');
  await expect(page.getByText(/^Could not refresh\. As of /)).toBeVisible();
  // A screen without a cached copy says so, with the next step.
  await page.goto('/earnings/payouts');
  await expect(page.getByRole('alert')).toContainText('No saved copy of this screen.');
});

test('cached reads are deleted at logout, and the next serviceman does not see them', async ({
  page,
  request,
}) => {
  const [first, next] = [await haveDay(request), await orderJob(request, 'assigned')];
  await logIn(page, first);
  await workerReady(page);
  const chat = `read ["chat",${first.bookingId}]`;
  await expect.poll(() => keptReads(page), { timeout: 15_000 }).toContain(chat);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(await keptReads(page)).toEqual([]);

  await logIn(page, next);
  await cut(page);
  await page.goto(`/booking/${first.bookingId}`);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByText('Anjali Kulkarni')).toHaveCount(0);
  await page.goto('/');
  await expect(page.locator(`main a[href="/booking/${first.bookingId}"]`)).toHaveCount(0);
  // The service worker's cache has the app's own files only, no data of a person.
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(
    cached.filter(
      (path) => !/^\/(assets\/|icons\/|kept\.html|manifest\.webmanifest|theme\.js)/.test(path),
    ),
  ).toEqual([]);
});
