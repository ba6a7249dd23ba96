import type { Browser, Page } from '@playwright/test';
import { follow } from '../customer-bookings/customer-of.ts';
import { onCall } from '../world/calls.ts';
import { codesFor } from '../world/inbox.ts';
import { openJob, plantJob, type Job } from '../world/job.ts';
import { changeBooking, commandsOf, readBooking } from '../world/job-store.ts';
import { toast, typeCode } from '../world/screen.ts';
import { expect, newPhone, test } from '../world/test.ts';
import { DOOR, hasWaited, putAtDoor } from '../visit-problems/visit-store.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const MINUTE = 60_000;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sheet = (page: Page) => page.getByRole('dialog');

const callsOf = async (bookingId: number): Promise<number> =>
  (await commandsOf(bookingId)).filter((name) => name === 'call').length;

/** Her phone beside his. */
const openHers = async (
  browser: Browser,
  job: Job,
  { baseURL, extraHTTPHeaders }: Readonly<Record<string, unknown>>,
): Promise<Page> => {
  const context = await browser.newContext({
    ...(typeof baseURL === 'string' && { baseURL }),
    ...(extraHTTPHeaders !== undefined && {
      extraHTTPHeaders: extraHTTPHeaders as Record<string, string>,
    }),
    viewport: { width: 360, height: 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await follow(page, job);
  await expect(page.locator('main ol')).toBeVisible();
  return page;
};

test('he says that he is late, and she sees the new time without a reload', async ({
  page: his,
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  const job = await plantJob('assigned');
  await changeBooking(job.bookingId, { scheduled_at: new Date(Date.now() + 10 * MINUTE) });
  await openJob(his, job);
  const hers = await openHers(browser, job, { baseURL, extraHTTPHeaders });

  await button(his, 'Running late').click();
  await sheet(his)
    .getByRole('radio', { name: /^30 minutes/ })
    .check();
  await button(his, 'Tell customer').click();
  await expect(toast(his, 'The customer is told.')).toBeVisible();
  await expect(his.getByText(/^The customer expects you at /)).toBeVisible();
  await expect(hers.getByRole('main').getByText(/ is running late\.$/)).toBeVisible();
  await expect(hers.getByRole('main').getByText(/^New time: /)).toBeVisible();
  expect(await commandsOf(job.bookingId)).toEqual(['run-late']);
  await hers.context().close();
});

test('nobody is home: she is told at the door, he waits and rings, and the visit is paid', async ({
  page: his,
  context,
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(DOOR);
  const job = await plantJob('assigned');
  await putAtDoor(job.bookingId);
  // There is no dialler here, and asking for one takes the page's position away: the server hears of the call, the page of no number.
  await onCall(his, 'requestCall', async (route) => {
    await route.fetch();
    const json = { success: false, code: 'contact.no-number', message: '', data: null };
    await route.fulfill({ json });
  });
  await openJob(his, job);
  const hers = await openHers(browser, job, { baseURL, extraHTTPHeaders });

  await test.step('far away he is not at the door', async () => {
    await context.setGeolocation({ ...DOOR, latitude: DOOR.latitude + 0.01 });
    await button(his, 'At the door').click();
    await button(his, 'I have come').click();
    await expect(toast(his, 'Your phone is not near this address yet.')).toBeVisible();
    await context.setGeolocation(DOOR);
  });

  await test.step('there, she hears of it at once', async () => {
    await button(his, 'I have come').click();
    await expect(his.getByText(/^The customer was told at .+ that you are here\.$/)).toHaveCount(2);
    await expect(hers.getByRole('main').getByText(/ is at your door\.$/)).toBeVisible();
    await expect(hers.getByRole('main').getByText(/the visit is charged\.$/)).toBeVisible();
    await expect(sheet(his).getByRole('button', { name: 'Nobody is home' })).toBeDisabled();
  });

  await test.step('he waits, rings twice and goes', async () => {
    await hasWaited(job.bookingId);
    await his.reload();
    const leave = sheet(his).getByRole('button', { name: 'Nobody is home' });
    await expect(leave).toBeEnabled();
    await leave.click();
    await expect(toast(his, 'Please call the customer twice from here first.')).toBeVisible();
    const dial = sheet(his).getByRole('button', { name: 'Call customer' });
    for (const calls of [1, 2]) {
      await dial.click();
      await expect.poll(() => callsOf(job.bookingId)).toBe(calls);
      await expect(dial).not.toHaveAttribute('aria-busy', 'true');
    }
    await leave.click();
    await expect(his).toHaveURL('/');
    await expect(toast(his, /Your visit is paid\. You get ₹1\d\d\.\d\d\.$/)).toBeVisible();
  });

  await expect(
    hers.getByRole('main').getByText('Nobody was home, so this booking is cancelled.'),
  ).toBeVisible();
  await expect(hers.getByRole('main').getByText(/^₹199\.00 is due for the visit\./)).toBeVisible();
  await expect(button(hers, 'Help with this booking')).toBeVisible();
  await hers.context().close();
});

test('she has no code at hand: it comes by SMS, and closes the job', async ({
  page: his,
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  const job = await plantJob('ended');
  const phone = newPhone();
  await changeBooking(job.bookingId, { customer_phone: phone });
  await openJob(his, job);
  const hers = await openHers(browser, job, { baseURL, extraHTTPHeaders });

  await button(his, 'Enter OTP').click();
  await expect(sheet(his)).toContainText('No code? In this order:');
  await button(his, 'Send SMS').click();
  await expect(toast(his, 'The OTP is on its way by SMS.')).toBeVisible();
  await expect.poll(() => codesFor(his.request, phone)).toEqual([job.code]);
  expect(await his.content()).not.toContain(job.code);
  await button(hers, 'Send me the OTP by SMS').click();
  await expect(toast(hers, 'The OTP was sent a moment ago. Please wait a minute.')).toBeVisible();

  await sheet(his).getByRole('textbox').first().click();
  await typeCode(his, job.code);
  await button(his, 'Submit').click();
  await expect(his).toHaveURL('/');
  expect((await readBooking(job.bookingId)).state).toBe('completed');
  await hers.context().close();
});
