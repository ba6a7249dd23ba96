import type { Page } from '@playwright/test';
import { callOf, cutCall } from '../world/calls.ts';
import { enterFor } from '../world/job.ts';
import { paymentsOf } from '../world/job-store.ts';
import { toast } from '../world/screen.ts';
import { expect, test } from '../world/test.ts';
import { workHistory } from './work-history.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LIST = 'getBookingDetailsForServiceMan';
const cardOf = (page: Page, words: string | RegExp) =>
  page.locator('main section').filter({ hasText: words });

test('[HIST-01] [HIST-03] [HIST-04] [HIST-05] [HIST-08] the history lists past bookings, and opens each', async ({
  page,
}) => {
  const { job, bookings } = await workHistory(page.request);
  await enterFor(page, job);
  const asking = page.waitForRequest((request) => callOf(request) === LIST);
  await page.goto('/booking-history');
  expect((await asking).postData()).toMatch(/name="bookingStatus"\r\n\r\n6\r/);
  await expect(page.getByRole('heading', { name: 'Work History' })).toBeVisible();
  const paid = cardOf(page, /Paid/);
  await expect(paid).toHaveCount(1);
  await expect(paid).toContainText('Split AC foam-jet service');
  await expect(paid).toContainText('₹1,299.00 × 1');
  await expect(cardOf(page, 'Pay Now')).toContainText('₹1,548.00');
  const cancelled = cardOf(page, 'Rejected / Cancelled');
  await expect(cancelled).toHaveCount(1);
  await expect(cancelled).not.toContainText('Total');
  await cancelled.click();
  await expect(page).toHaveURL(`/booking-history/${bookings.cancelled}`);
  await expect(page.getByText('Cancelled at')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/booking-history');
});

test('[HIST-11] [HIST-13] a past booking takes cash after a reload, and shows as paid', async ({
  page,
}) => {
  const { job, bookings } = await workHistory(page.request);
  await enterFor(page, job);
  await page.goto(`/booking-history/${bookings.open}`);
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page).toHaveURL('/payment');
  await page.reload();
  await expect(page.locator('main')).toContainText('Anjali Kulkarni');
  await expect(page.locator('main')).toContainText('Anti-rust spray');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page, 'Payment successful!')).toBeVisible();
  expect(await paymentsOf(bookings.open)).toEqual([{ amount: 154_800, mode: 'cash' }]);
  await page.goto('/booking-history');
  await expect(cardOf(page, /Paid/)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(0);
});

test('[HIST-06] the history card opens the payment, and Back without history goes to the parent screen', async ({
  page,
}) => {
  const { job } = await workHistory(page.request);
  await enterFor(page, job);
  await page.goto('/payment');
  await expect(page).toHaveURL('/booking-history');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page).toHaveURL('/payment');
  await expect(page.locator('main')).toContainText('₹1,548.00');
  await page.goBack();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/profile');
});

test('[HIST-12] a past booking that does not load says so', async ({ page }) => {
  const { job, bookings } = await workHistory(page.request);
  await enterFor(page, job);
  await cutCall(page, LIST);
  await page.goto(`/booking-history/${bookings.paid}`);
  await expect(toast(page, 'Failed to load booking.')).toBeVisible();
});
