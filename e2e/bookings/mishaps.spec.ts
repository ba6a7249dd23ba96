import type { Page } from '@playwright/test';
import { cutCall, holdCall, watchCalls } from '../world/calls.ts';
import { openJob } from '../world/job.ts';
import { commandsOf } from '../world/job-store.ts';
import { cancelByCustomer, orderJob } from '../world/order-job.ts';
import { expect, test } from '../world/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sheet = (page: Page) => page.getByRole('dialog');
const dialog = (page: Page) => page.getByRole('alertdialog');
test('a double tap on Start Work starts once', async ({ page }) => {
  const job = await orderJob(page.request, 'assigned');
  await openJob(page, job);
  const letGo = await holdCall(page, 'startWorkFromServiceMan');
  const calls = watchCalls(page);
  await button(page, 'Start Work').click();
  const start = dialog(page).getByRole('button', { name: 'Start Work' });
  await start.dblclick();
  letGo();
  await expect(button(page, 'End Work')).toBeVisible();
  await expect.poll(() => commandsOf(job.bookingId)).toEqual(['assign', 'start']);
  expect(calls.filter((name) => name === 'startWorkFromServiceMan')).toHaveLength(1);
});

test('Back closes the open sheet, then leaves the booking', async ({ page }) => {
  const job = await orderJob(page.request, 'started');
  await openJob(page, job);
  await page.goto('/');
  await page.goto(`/booking/${job.bookingId}`);
  await button(page, 'Hold Work').click();
  await expect(sheet(page)).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL(`/booking/${job.bookingId}`);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('closing a sheet by its cross leaves no history entry', async ({ page }) => {
  const job = await orderJob(page.request, 'started');
  await openJob(page, job);
  await page.goto('/');
  await page.goto(`/booking/${job.bookingId}`);
  await button(page, 'Hold Work').click();
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(sheet(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('opening a sheet keeps the scroll position, and a reload restores the open sheet', async ({
  page,
}) => {
  const job = await orderJob(page.request, 'started');
  await openJob(page, job);
  await expect(button(page, 'Hold Work')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 24));
  const top = await page.evaluate(() => scrollY);
  // Without a pointer: a test's click would scroll the page.
  await button(page, 'Hold Work').evaluate((element) => (element as HTMLButtonElement).click());
  await expect(sheet(page)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await page.reload();
  await expect(sheet(page)).toContainText('Continue on');
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await expect(button(page, 'Hold Work')).toBeVisible();
});

test('an action in one tab shows in the other tab and is sent once', async ({ page, context }) => {
  const job = await orderJob(page.request, 'assigned');
  await openJob(page, job);
  const other = await context.newPage();
  await openJob(other, job);
  await button(other, 'Start Work').click();
  await expect(dialog(other)).toBeVisible();
  await page.bringToFront();
  await button(page, 'Start Work').click();
  await dialog(page).getByRole('button', { name: 'Start Work' }).click();
  await expect(button(page, 'End Work')).toBeVisible();
  await other.bringToFront();
  await expect(dialog(other)).toBeHidden();
  await expect(button(other, 'End Work')).toBeVisible();
  await expect.poll(() => commandsOf(job.bookingId)).toEqual(['assign', 'start']);
});

test('an open booking that is cancelled meanwhile redirects to its history', async ({ page }) => {
  const job = await orderJob(page.request, 'assigned');
  await openJob(page, job);
  await button(page, 'Start Work').click();
  await expect(dialog(page)).toBeVisible();
  await cancelByCustomer(page.request, job);
  await expect(page).toHaveURL(`/booking-history/${job.bookingId}`);
  await expect(dialog(page)).toBeHidden();
});

test('an action without a reply survives a closed tab and is sent once after reconnecting', async ({
  page,
  context,
}) => {
  const job = await orderJob(page.request, 'started');
  await openJob(page, job);
  await cutCall(page, 'endWorkFromServiceman');
  await button(page, 'End Work').click();
  await dialog(page).getByRole('button', { name: 'End Work' }).click();
  await expect(page.getByText('Work ended · not sent')).toBeVisible();
  await page.close();
  expect(await commandsOf(job.bookingId)).not.toContain('end');

  const later = await context.newPage();
  await later.goto(`/booking/${job.bookingId}`);
  await expect(button(later, 'Enter OTP')).toBeVisible();
  await expect.poll(() => commandsOf(job.bookingId)).toContain('end');
  await expect(later.getByText('Work ended · not sent')).toBeHidden();
});
