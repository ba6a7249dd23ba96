import { sendChat } from '@karigar/contract/chat/send-chat';
import type { PushService, StandInPhone } from '../../apps/api/testing/push-service.ts';
import { ask } from '../world/ask.ts';
import { logIn } from '../offline/phone.ts';
import { enterFor, tokenOf, type Job } from '../world/job.ts';
import { readBooking } from '../world/job-store.ts';
import { orderJob } from '../world/order-job.ts';
import { expect, test } from '../world/test.ts';
import { offerInstead } from '../offers/offer-store.ts';
import { subscriptionsOf, tell } from './push-store.ts';
import {
  deliver,
  nextHeard,
  shownOn,
  startService,
  subscribeAt,
  touch,
  workerOf,
} from './phone.ts';

// One stand-in push service at one address, so the tests run serially.
test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'allow' });

let service: PushService;
let phone: StandInPhone;
let job: Job;
test.beforeAll(async () => {
  service = await startService();
});
test.afterAll(() => service.close());
test.beforeEach(async ({ page }) => {
  phone = service.newPhone();
  job = await orderJob(page.request, 'assigned');
  await subscribeAt(page, phone);
  await enterFor(page, job);
});

test('[NOTI-04] [STORE-01] an assignment is pushed, stays until it is tapped, and opens its booking', async ({
  page,
  request,
}) => {
  await page.goto('/profile');
  // Permission is granted: each start subscribes again, once the worker has cached the shell.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('player_id')), { timeout: 30_000 })
    .toMatch(/^[\da-f-]{36}$/);
  const playerId = await page.evaluate(() => localStorage.getItem('player_id'));
  expect(await subscriptionsOf(job)).toEqual([{ player_id: playerId }]);

  await workerOf(page);
  const { bookingId } = await orderJob(request, 'assigned', job);
  const { bookingNo } = await readBooking(bookingId);
  const heard = await nextHeard(phone);
  expect(heard).toMatchObject({ urgency: 'high', payload: { bookingId } });
  const id = String(heard.payload['id']);
  await deliver(page, heard);
  const tag = `notification-${id}`;
  const shown = {
    title: 'New booking',
    body: `Booking ${bookingNo} is assigned to you.`,
    tag,
    requireInteraction: true,
  };
  await expect.poll(() => shownOn(page)).toEqual([shown]);
  // A duplicate push shows once.
  await deliver(page, heard);
  await expect.poll(() => shownOn(page)).toEqual([shown]);

  // The browser stops an idle worker and starts another for the next push.
  await touch(await workerOf(page), tag);
  await expect(page).toHaveURL(`/booking/${bookingId}`);
  await expect.poll(() => shownOn(page)).toEqual([]);
  expect(service.failures).toEqual([]);
});

test('an offer is accepted on the push notification, which then confirms it and opens the booking', async ({
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  // Log in on the screen: the worker uses the session that the login stored.
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    ...(extraHTTPHeaders !== undefined && { extraHTTPHeaders }),
  });
  const page = await context.newPage();
  await subscribeAt(page, phone);
  await logIn(page, job);
  await workerOf(page);
  await expect.poll(() => subscriptionsOf(job), { timeout: 30_000 }).toHaveLength(1);
  await offerInstead(job, '2 minutes');
  const tag = `notification-${await tell(job, 'job-offered')}`;
  const heard = await nextHeard(phone);
  expect(heard).toMatchObject({ urgency: 'high', payload: { offer: { accept: 'Accept' } } });
  expect(heard.ttl).toBeLessThanOrEqual(120);
  await deliver(page, heard);
  await expect
    .poll(() => shownOn(page))
    .toMatchObject([{ title: 'New job', tag, requireInteraction: true }]);
  await touch(await workerOf(page), tag, 'accept');
  // The notification of the assignment shows beside it.
  const said = async () => (await shownOn(page)).find((one) => one.tag === tag)?.body;
  await expect.poll(said).toBe('The job is yours.');
  expect(await readBooking(job.bookingId)).toMatchObject({ state: 'assigned' });
  await touch(await workerOf(page), tag);
  await expect(page).toHaveURL(`/accepted?id=${job.bookingId}`);
  await expect(page.getByRole('button', { name: 'Start Service' })).toBeVisible();
  await context.close();
});

test('the test on /alerts sends a push through the whole path', async ({ page }) => {
  await page.goto('/alerts');
  await workerOf(page);
  await page.getByRole('button', { name: 'Send a test alert' }).click();
  const heard = await nextHeard(phone);
  expect(heard.payload).toMatchObject({ kind: 'test', title: 'Test alert' });
  await expect(page.getByText('The test alert arrived.')).toBeHidden();
  await deliver(page, heard);
  await expect(page.getByText('The test alert arrived.')).toBeVisible();
});

test('[NOTI-05] [STORE-01] a message already shown by the open app is shown once, and logout unsubscribes', async ({
  page,
}) => {
  await page.goto('/');
  await workerOf(page);
  await expect.poll(() => subscriptionsOf(job)).toHaveLength(1);
  await expect(page.getByRole('link', { name: 'Notifications' })).toBeVisible();
  const { bookingId, orderId, customer } = job;
  const token = await tokenOf(page.request, customer, 'customer');
  const sent = await ask(
    page.request,
    sendChat,
    { bookingId, orderId, message: 'Hello', by: 'me' },
    token,
  );
  expect(sent.kind).toBe('ok');
  await expect.poll(() => shownOn(page), { timeout: 20_000 }).toHaveLength(1);
  const heard = await nextHeard(phone);
  await deliver(page, heard);
  await expect
    .poll(() => shownOn(page))
    .toMatchObject([{ tag: `notification-${String(heard.payload['id'])}` }]);

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => subscriptionsOf(job)).toEqual([]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('player_id'))).toBeNull();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('testSubscription'))).toBeNull();
});
