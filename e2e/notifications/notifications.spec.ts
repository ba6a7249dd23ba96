import { sendChat } from '@karigar/contract/chat/send-chat';
import type { APIRequestContext, Page } from '@playwright/test';
import { ask } from '../world/ask.ts';
import { callOf, cutCall } from '../world/calls.ts';
import { enterFor, tokenOf, type Job } from '../world/job.ts';
import { orderJob } from '../world/order-job.ts';
import { toast } from '../world/screen.ts';
import { expect, test } from '../world/test.ts';

/** The customer writes a message, which notifies the serviceman. */
async function tell(request: APIRequestContext, job: Job, message: string): Promise<void> {
  const { bookingId, orderId } = job;
  const token = await tokenOf(request, job.customer, 'customer');
  const sent = await ask(request, sendChat, { bookingId, orderId, message, by: 'me' }, token);
  expect(sent.kind).toBe('ok');
}

const lastId = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('lastNotificationId'));

test('[NOTI-01] [NOTI-02] /notification lists the notifications and marks all as read', async ({
  page,
}) => {
  const job = await orderJob(page.request, 'assigned');
  await tell(page.request, job, 'Please ring twice');
  await tell(page.request, job, 'And bring a ladder');
  await enterFor(page, job);
  await page.goto('/profile');
  // The assignment, and one for the whole conversation.
  await page.getByRole('link', { name: 'Notifications, 2 new' }).click();
  const rows = page.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Anjali Kulkarni');
  await expect(rows.first()).toContainText('New message about booking');
  await expect(rows.getByText('Unread')).toHaveCount(2);

  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(toast(page, 'All notifications are marked as read.')).toBeVisible();
  await expect(rows.getByText('Unread')).toHaveCount(0);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await expect(rows.getByText('Unread')).toHaveCount(0);

  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(`/chat?bookingId=${job.bookingId}&mainId=${job.orderId}`);
  await page.goBack();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/profile');
});

test('[NOTI-03] [STORE-01] a new notification shows as a toast for 4 s on every screen', async ({
  page,
}) => {
  const job = await orderJob(page.request, 'assigned');
  await enterFor(page, job);
  await page.goto('/profile-setting');
  await expect(page.getByLabel('Email')).toHaveValue(/@/);
  const before = await lastId(page);

  await tell(page.request, job, 'Please ring twice');
  const news = page.getByRole('region', { name: 'Messages' }).getByText(/New message about/);
  // Notifications are polled every 10 s.
  await expect(news).toBeVisible({ timeout: 15_000 });
  const shownAt = Date.now();
  const first = await lastId(page);
  expect(first).toMatch(/^\d+$/);
  expect(first).not.toBe(before);
  const { y = 0 } = (await news.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(400);
  await expect(news).toBeHidden();
  expect(Date.now() - shownAt).toBeGreaterThan(3000);
  expect(Date.now() - shownAt).toBeLessThan(6500);

  // A shown notification is not shown again.
  const read = page.waitForResponse((response) => callOf(response.request()) === 'notifications');
  await page.reload();
  await read;
  await expect(page.getByLabel('Email')).toHaveValue(/@/);
  await expect(news).toBeHidden();
  expect(await lastId(page)).toBe(first);
});

test('[ERR-02] notifications stay unread when marking as read fails', async ({ page }) => {
  const job = await orderJob(page.request, 'assigned');
  await tell(page.request, job, 'Please ring twice');
  await enterFor(page, job);
  await cutCall(page, 'marksAsReadNotification');
  await page.goto('/notification');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('Could not mark as read. Please try again.')).toBeVisible();
  await expect(page.getByRole('listitem').getByText('Unread')).toHaveCount(2);
});
