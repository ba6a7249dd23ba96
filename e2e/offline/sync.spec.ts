import { revokeOtherSessions } from '@karigar/contract/sessions/revoke-other-sessions';
import type { APIRequestContext, Page } from '@playwright/test';
import { customerOf } from '../chat/open-chat.ts';
import { ask } from '../world/ask.ts';
import { tokenOf, type Job } from '../world/job.ts';
import { readBooking } from '../world/job-store.ts';
import { orderJob } from '../world/order-job.ts';
import { expect, test } from '../world/test.ts';
import { cut, keptReads, keyHeld, keysIn, logIn, typeLogin, workerReady } from './in-the-app.ts';
import { keptActions } from './queued-actions.ts';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

const banner = (page: Page) => page.locator('[data-sync]');
const items = (page: Page) => page.getByRole('main').getByRole('listitem');

/** Logs in, goes offline, starts work and writes a message: two waiting actions. */
async function leaveTwoWaiting(page: Page, request: APIRequestContext): Promise<Job> {
  const job = await orderJob(request, 'assigned');
  await logIn(page, job);
  await workerReady(page);
  await page.reload();
  await page.locator(`main a[href="/booking/${job.bookingId}"]`).click();
  await expect(page.getByRole('button', { name: 'Start Work' })).toBeVisible();
  await expect
    .poll(() => keptReads(page), { timeout: 15_000 })
    .toContain(`read ["chat",${job.bookingId}]`);
  await keyHeld(page);
  await cut(page);
  await page.getByRole('button', { name: 'Start Work' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start Work' }).click();
  await expect(banner(page)).toContainText('1 waiting');
  await page.locator('section button:has(use[href*="#i-chat"])').click();
  await page.getByRole('button', { name: 'On my way' }).click();
  await expect(banner(page)).toContainText('2 waiting');
  return job;
}

/** The two actions are on the phone, and only their account can read them. */
async function expectTwoSealed(page: Page, { bookingId }: Job): Promise<void> {
  expect(await keysIn(page, 'karigar-actions', 'entries')).toHaveLength(2);
  const written = JSON.stringify(await keptActions(page));
  const readable = ['On my way', 'send-chat', 'start-work', `"bookingId":${bookingId}`];
  expect(readable.filter((words) => written.includes(words))).toEqual([]);
}

test('waiting actions are counted in the banner, listed on /sync, and sent after reconnecting', async ({
  page,
  request,
}) => {
  const job = await leaveTwoWaiting(page, request);
  const { bookingNo } = await readBooking(job.bookingId);
  await banner(page).getByRole('button', { name: '2 waiting' }).click();
  const sheet = page.getByRole('dialog', { name: 'Waiting to send' });
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  await expect(sheet.getByRole('listitem')).toContainText('Work started, Message');
  await sheet.getByRole('button', { name: 'Open Sync' }).click();
  await expect(page).toHaveURL('/sync');
  // One card for the booking, with a line for each of the two actions.
  await expect(items(page)).toHaveCount(3);
  await expect(items(page).first()).toContainText('Work started');
  await expect(items(page).first()).toContainText(bookingNo);
  await expect(items(page).last()).toContainText('“On my way”');
  await expect(page.getByText('Data used today')).toBeVisible();

  await page.context().setOffline(false);
  await expect(banner(page)).toContainText('All sent.');
  await expect(items(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Nothing is left to send.');
  await expect.poll(async () => (await readBooking(job.bookingId)).state).toBe('started');
  const customer = await customerOf(request, job);
  expect((await customer.sees()).map(({ text }) => text)).toEqual(['On my way']);
  await expect(banner(page)).toBeEmpty({ timeout: 6000 });
});

test('one waiting action is discarded, and the other is sent', async ({ page, request }) => {
  const job = await leaveTwoWaiting(page, request);
  await page.goto('/sync');
  await items(page).last().getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(items(page)).toHaveCount(2);
  await page.context().setOffline(false);
  await expect.poll(async () => (await readBooking(job.bookingId)).state).toBe('started');
  const customer = await customerOf(request, job);
  expect(await customer.sees()).toEqual([]);
});

test('[AUTH-21] the logout dialog counts waiting actions; only the same account sends them, after its next login', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const job = await leaveTwoWaiting(page, request);
  const next = await orderJob(request, 'assigned');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(
    '2 actions are still waiting to send. They stay on this phone.',
  );
  await dialog.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => keptReads(page)).toEqual([]);
  await expectTwoSealed(page, job);

  await page.context().setOffline(false);
  await logIn(page, next);
  await page.goto('/sync');
  await expect(page.getByRole('main')).toContainText('You have nothing left to send.');
  await expect(page.getByRole('main')).toContainText('2 unsent actions of another account are');
  expect((await readBooking(job.bookingId)).state).toBe('assigned');
  await expectTwoSealed(page, job);

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await dialog.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, job);
  await expect.poll(async () => (await readBooking(job.bookingId)).state).toBe('started');
  await expect.poll(() => keysIn(page, 'karigar-actions', 'entries')).toEqual([]);
});

test('after a revoked session the login shows the reason and the waiting actions, which the next login sends', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const job = await leaveTwoWaiting(page, request);
  // From another device of the same account, like Profile does.
  const token = await tokenOf(request, job.serviceman, 'serviceman');
  expect(await ask(request, revokeOtherSessions, {}, token)).toMatchObject({ kind: 'ok' });
  await page.context().setOffline(false);
  await expect(page).toHaveURL('/login');
  const note = page.getByRole('alert');
  await expect(note).toContainText('You were logged out.');
  await expect(note).toContainText('Your session has ended.');
  await expect(note).toContainText('2 unsent actions');
  await expectTwoSealed(page, job);
  // The login returns to the screen where the session ended.
  await typeLogin(page, job);
  await expect.poll(async () => (await readBooking(job.bookingId)).state).toBe('started');
});
