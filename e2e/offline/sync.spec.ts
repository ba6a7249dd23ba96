import type { Page } from '@playwright/test';
import { customerOf } from '../chat/open-chat.ts';
import { plantJob, type Job } from '../world/job.ts';
import { readBooking } from '../world/job-store.ts';
import { expect, test } from '../world/test.ts';
import { cut, keptReads, keysIn, logIn, workerReady } from './in-the-app.ts';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

const banner = (page: Page) => page.locator('[data-sync]');
const items = (page: Page) => page.getByRole('main').getByRole('listitem');

/** Logged in, then without network: work begun, and words to the customer. */
async function leaveTwoWaiting(page: Page): Promise<Job> {
  const job = await plantJob('assigned');
  await logIn(page, job);
  await workerReady(page);
  await page.reload();
  await page.locator(`main a[href="/booking/${job.bookingId}"]`).click();
  await expect(page.getByRole('button', { name: 'Start Work' })).toBeVisible();
  await expect
    .poll(() => keptReads(page), { timeout: 15_000 })
    .toContain(`read ["chat",${job.bookingId}]`);
  await cut(page);
  await page.getByRole('button', { name: 'Start Work' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start Work' }).click();
  await expect(banner(page)).toContainText('1 waiting');
  await page.locator('section button:has(use[href*="#i-chat"])').click();
  await page.getByRole('button', { name: 'On my way' }).click();
  await expect(banner(page)).toContainText('2 waiting');
  return job;
}

test('what waits is counted above every screen, listed, and sent when the network is back', async ({
  page,
  request,
}) => {
  const job = await leaveTwoWaiting(page);
  const { bookingNo } = await readBooking(job.bookingId);
  await banner(page).getByRole('button', { name: '2 waiting' }).click();
  const sheet = page.getByRole('dialog', { name: 'Waiting to send' });
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  await sheet.getByRole('button', { name: 'Open Sync' }).click();
  await expect(page).toHaveURL('/sync');
  await expect(items(page)).toHaveCount(2);
  await expect(items(page).first()).toContainText('Start Work');
  await expect(items(page).first()).toContainText(bookingNo);
  await expect(items(page).last()).toContainText('“On my way”');
  await expect(page.getByText('Data used today')).toBeVisible();

  await page.context().setOffline(false);
  await expect(banner(page)).toContainText('All sent.');
  await expect(items(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Nothing waits on this phone.');
  await expect.poll(async () => (await readBooking(job.bookingId)).state).toBe('started');
  const customer = await customerOf(request, job);
  expect((await customer.sees()).map(({ text }) => text)).toEqual(['On my way']);
  await expect(banner(page)).toBeEmpty({ timeout: 6000 });
});

test('one of them is given up by itself, and the other is sent', async ({ page, request }) => {
  const job = await leaveTwoWaiting(page);
  await page.goto('/sync');
  await items(page).last().getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(items(page)).toHaveCount(1);
  await page.context().setOffline(false);
  await expect.poll(async () => (await readBooking(job.bookingId)).state).toBe('started');
  const customer = await customerOf(request, job);
  expect(await customer.sees()).toEqual([]);
});

test('[AUTH-21] who logs out is told what waits; it stays for him alone, and goes when he is back', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const job = await leaveTwoWaiting(page);
  const next = await plantJob('assigned');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(
    '2 actions are still waiting to send. They stay on this phone.',
  );
  await dialog.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => keptReads(page)).toEqual([]);
  expect(await keysIn(page, 'karigar-actions', 'entries')).toHaveLength(2);

  await page.context().setOffline(false);
  await logIn(page, next);
  await page.goto('/sync');
  await expect(page.getByRole('main')).toContainText('Nothing waits on this phone.');
  expect((await readBooking(job.bookingId)).state).toBe('assigned');
  expect(await keysIn(page, 'karigar-actions', 'entries')).toHaveLength(2);

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await dialog.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, job);
  await expect.poll(async () => (await readBooking(job.bookingId)).state).toBe('started');
  await expect.poll(() => keysIn(page, 'karigar-actions', 'entries')).toEqual([]);
});
