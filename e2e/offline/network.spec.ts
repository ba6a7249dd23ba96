import { cancelBooking } from '@karigar/contract/customer-bookings/cancel-booking';
import type { Page, Route } from '@playwright/test';
import { ask } from '../world/ask.ts';
import { plantJob, tokenOf, type Job } from '../world/job.ts';
import { commandsOf, readBooking } from '../world/job-store.ts';
import { expect, test } from '../world/test.ts';
import { logIn } from './in-the-app.ts';
import { openActions } from './queued-actions.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const banner = (page: Page) => page.locator('[data-sync]');

async function openJob(page: Page): Promise<Job> {
  const job = await plantJob('assigned');
  await logIn(page, job);
  await page.locator(`main a[href="/booking/${job.bookingId}"]`).click();
  await expect(page.getByRole('button', { name: 'Start Work' })).toBeVisible();
  return job;
}

async function tapStart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Work' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start Work' }).click();
}

const html = '<html><body>Please log in</body></html>';
const FAULTS: readonly (readonly [string, (route: Route) => Promise<void>, string])[] = [
  [
    'server down',
    (route) => route.fulfill({ status: 503, body: html, contentType: 'text/html' }),
    'Our server is down.',
  ],
  [
    'Wi-Fi with a login page',
    (route) => route.fulfill({ status: 200, body: html, contentType: 'text/html' }),
    'This network blocks Karigar.',
  ],
  ['no connection', (route) => route.abort(), 'Karigar cannot be reached.'],
];

for (const [what, answer, bannerText] of FAULTS)
  test(`${what}: the banner says so with the count of waiting actions, then that all are sent`, async ({
    page,
  }) => {
    const job = await openJob(page);
    await page.context().route('**/api/**', answer);
    await tapStart(page);
    await expect(banner(page)).toContainText(bannerText);
    await expect(banner(page)).toContainText('1 waiting');
    await page.context().unroute('**/api/**');
    await expect(banner(page)).toContainText('All sent.', { timeout: 45_000 });
    expect((await readBooking(job.bookingId)).state).toBe('started');
  });

test('with 20 s of latency the banner says slow, and the action is settled once', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const job = await openJob(page);
  await page.context().route('**/api/**', async (route) => {
    // The server has acted; the reply is late and may find an aborted request.
    const answer = await route.fetch();
    await new Promise((resolve) => {
      setTimeout(resolve, 20_000);
    });
    await route.fulfill({ response: answer }).catch(() => undefined);
  });
  await tapStart(page);
  await expect(banner(page)).toContainText('The network is slow.');
  await expect(banner(page)).toContainText('1 waiting');
  await expect.poll(() => openActions(page), { timeout: 90_000 }).toEqual([]);
  expect((await commandsOf(job.bookingId)).filter((command) => command === 'start')).toHaveLength(
    1,
  );
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
});

test('the banner does not count refused actions as sent, and links to them', async ({
  page,
  request,
}) => {
  const job = await openJob(page);
  await page.context().route('**/api/**', (route) => route.abort());
  await tapStart(page);
  await expect(banner(page)).toContainText('1 waiting');
  const { bookingId, orderId } = job;
  const token = await tokenOf(request, job.customer, 'customer');
  const input = { bookingId, orderId, why: 'other' } as const;
  expect(await ask(request, cancelBooking, input, token)).toMatchObject({ kind: 'ok' });
  await page.context().unroute('**/api/**');
  await expect(banner(page)).toContainText('1 not accepted', { timeout: 45_000 });
  await expect(banner(page)).not.toContainText('All sent.');
  await page.goto('/profile');
  await expect(page.getByRole('link', { name: 'Sync' })).toContainText('1 not accepted');
});
