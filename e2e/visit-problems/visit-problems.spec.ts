import type { Browser, Page } from '@playwright/test';
import { follow } from '../customer-bookings/customer-of.ts';
import { onCall } from '../world/calls.ts';
import { codesFor } from '../world/inbox.ts';
import { openJob, plantJob, type Job } from '../world/job.ts';
import { changeBooking, commandsOf, readBooking } from '../world/job-store.ts';
import { toast, typeCode } from '../world/screen.ts';
import { expect, newPhone, test } from '../world/test.ts';
import { DOOR, hasWaited, putAtDoor } from './visit-store.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const MINUTE = 60_000;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sheet = (page: Page) => page.getByRole('dialog');

const callsOf = async (bookingId: number): Promise<number> =>
  (await commandsOf(bookingId)).filter((name) => name === 'call').length;

/** Opens the booking on the customer's phone. */
const openAsCustomer = async (
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

test('a serviceman sets off and reports a delay, and the customer sees both without a reload', async ({
  page: servicemanPage,
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  const job = await plantJob('assigned');
  await changeBooking(job.bookingId, { scheduled_at: new Date(Date.now() + 10 * MINUTE) });
  await openJob(servicemanPage, job);
  const customerPage = await openAsCustomer(browser, job, { baseURL, extraHTTPHeaders });

  await button(servicemanPage, 'On my way').click();
  await expect(
    toast(servicemanPage, 'The customer is told that you are on the way.'),
  ).toBeVisible();
  await expect(customerPage.getByRole('main').getByText(/ is on the way\.$/)).toBeVisible();

  await button(servicemanPage, 'Running late').click();
  await sheet(servicemanPage)
    .getByRole('radio', { name: /^30 minutes/ })
    .check();
  await button(servicemanPage, 'Tell customer').click();
  await expect(toast(servicemanPage, 'The customer is told.')).toBeVisible();
  await expect(servicemanPage.getByText(/^The customer expects you at /)).toBeVisible();
  await expect(customerPage.getByRole('main').getByText(/ is running late\.$/)).toBeVisible();
  await expect(customerPage.getByRole('main').getByText(/^New time: /)).toBeVisible();
  expect(await commandsOf(job.bookingId)).toEqual(['set-off', 'run-late']);
  await customerPage.context().close();
});

test('nobody home: the customer is notified, the serviceman waits and calls twice, and the visit is charged', async ({
  page: servicemanPage,
  context,
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(DOOR);
  const job = await plantJob('assigned');
  await putAtDoor(job.bookingId);
  // Opening a dialler would drop the page's geolocation: the server records the phone call, the page gets no number.
  await onCall(servicemanPage, 'requestCall', async (route) => {
    await route.fetch();
    const json = { success: false, code: 'contact.no-number', message: '', data: null };
    await route.fulfill({ json });
  });
  await openJob(servicemanPage, job);
  const customerPage = await openAsCustomer(browser, job, { baseURL, extraHTTPHeaders });

  await test.step('the arrival is refused far from the address', async () => {
    await context.setGeolocation({ ...DOOR, latitude: DOOR.latitude + 0.01 });
    await button(servicemanPage, 'At the door').click();
    await button(servicemanPage, 'I have arrived').click();
    await expect(toast(servicemanPage, 'Your phone is not near this address yet.')).toBeVisible();
    await context.setGeolocation(DOOR);
  });

  await test.step('at the address, the customer is notified at once', async () => {
    await button(servicemanPage, 'I have arrived').click();
    await expect(
      servicemanPage.getByText(/^The customer was told at .+ that you are here\.$/),
    ).toHaveCount(2);
    await expect(customerPage.getByRole('main').getByText(/ is at your door\.$/)).toBeVisible();
    await expect(customerPage.getByRole('main').getByText(/the visit is charged\.$/)).toBeVisible();
    await expect(
      sheet(servicemanPage).getByRole('button', { name: 'Nobody is home' }),
    ).toBeDisabled();
  });

  await test.step('the serviceman waits, calls twice and leaves', async () => {
    await hasWaited(job.bookingId);
    await servicemanPage.reload();
    const leave = sheet(servicemanPage).getByRole('button', { name: 'Nobody is home' });
    await expect(leave).toBeEnabled();
    await leave.click();
    await expect(
      toast(servicemanPage, 'Please call the customer twice from here first.'),
    ).toBeVisible();
    const dial = sheet(servicemanPage).getByRole('button', { name: 'Call customer' });
    for (const calls of [1, 2]) {
      await dial.click();
      await expect.poll(() => callsOf(job.bookingId)).toBe(calls);
      await expect(dial).not.toHaveAttribute('aria-busy', 'true');
    }
    await leave.click();
    await expect(servicemanPage).toHaveURL('/');
    await expect(
      toast(servicemanPage, /^Recorded\. You get ₹1\d\d\.\d\d for your visit\.$/),
    ).toBeVisible();
  });

  await expect(
    customerPage.getByRole('main').getByText('Nobody was home, so this booking is cancelled.'),
  ).toBeVisible();
  await expect(
    customerPage.getByRole('main').getByText(/^₹199\.00 is due for the visit\./),
  ).toBeVisible();
  await expect(button(customerPage, 'Help with this booking')).toBeVisible();
  await customerPage.context().close();
});

test('the completion code is sent by SMS, and closes the booking', async ({
  page: servicemanPage,
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  const job = await plantJob('ended');
  const phone = newPhone();
  await changeBooking(job.bookingId, { customer_phone: phone });
  await openJob(servicemanPage, job);
  const customerPage = await openAsCustomer(browser, job, { baseURL, extraHTTPHeaders });

  await button(servicemanPage, 'Enter OTP').click();
  await expect(sheet(servicemanPage)).toContainText('No code? In this order:');
  await button(servicemanPage, 'Send SMS').click();
  await expect(toast(servicemanPage, 'The OTP is on its way by SMS.')).toBeVisible();
  await expect.poll(() => codesFor(servicemanPage.request, phone)).toEqual([job.code]);
  expect(await servicemanPage.content()).not.toContain(job.code);
  await button(customerPage, 'Send me the OTP by SMS').click();
  await expect(
    toast(customerPage, 'The OTP was sent a moment ago. Please wait a minute.'),
  ).toBeVisible();

  await sheet(servicemanPage).getByRole('textbox').first().click();
  await typeCode(servicemanPage, job.code);
  await button(servicemanPage, 'Submit').click();
  await expect(servicemanPage).toHaveURL('/');
  expect((await readBooking(job.bookingId)).state).toBe('completed');
  await customerPage.context().close();
});
