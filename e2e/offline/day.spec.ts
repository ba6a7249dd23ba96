import { listBookingAddOns } from '@karigar/contract/add-ons/list-booking-add-ons';
import type { APIRequestContext, Page } from '@playwright/test';
import { ask } from '../world/ask.ts';
import { acceptAddOns, plantJob, tokenOf, type Job } from '../world/job.ts';
import { readBooking } from '../world/job-store.ts';
import { otherThan } from '../world/inbox.ts';
import { toast } from '../world/screen.ts';
import { expect, test } from '../world/test.ts';
import { openPayment } from '../bookings/open-payment.ts';
import { claimsOf, dayLeft } from './day-store.ts';
import * as phone from './phone.ts';

const { button } = phone;

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

const SPRAY = 'Anti-rust spray';
const LATE = 'Drain pipe replacement';

/** Proposes one add-on, which the customer approves with network. */
async function beginDay(page: Page, request: APIRequestContext, job: Job): Promise<void> {
  await phone.logIn(page, job);
  await phone.openBooking(page, job);
  await phone.proposeAddOn(page, SPRAY);
  await expect(page.getByText('Add-ons added successfully!')).toBeVisible();
  await acceptAddOns(request, job);
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('₹1,548.00')).toBeVisible();
  // Opening the sheet caches the catalogue on the phone.
  await button(page, 'Add Services').click();
  await expect(page.getByRole('button', { name: `Add: ${LATE}` })).toBeVisible();
  await button(page, 'Close').click();
}

async function workWithNetwork(page: Page, job: Job): Promise<void> {
  await phone.start(page);
  await phone.hold(page);
  await phone.resume(page);
  await phone.proposeAddOn(page, LATE);
  await expect(page.getByRole('dialog')).toBeHidden();
  await phone.end(page);
  await phone.enterCode(page, job.code);
  await expect(page).toHaveURL('/');
  await openPayment(page, job);
  await button(page, 'Continue').click();
  await expect(page).toHaveURL('/');
}

async function workWithoutNetwork(page: Page, job: Job): Promise<void> {
  await phone.start(page);
  await expect(page.getByText('Work started · not sent')).toBeVisible();
  await expect(page.getByText('Not sent', { exact: true })).toBeVisible();
  await phone.hold(page);
  await phone.resume(page);
  await phone.proposeAddOn(page, LATE);
  await expect(toast(page, 'Saved. The customer is asked when the network is back.')).toBeVisible();
  await expect(page.getByText('Failed to add add-ons.')).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  await phone.end(page);
  await button(page, 'Enter OTP').click();
  await phone.enterCode(page, job.code);
  await expect(toast(page, 'Code saved, will be checked')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(button(page, 'Enter OTP')).toBeHidden();
  await expect(page.getByText('Completed', { exact: true })).toBeHidden();
  await button(page, 'Collect ₹1,548.00').click();
  await expect(page.getByText('₹1,548.00').first()).toBeVisible();
  await button(page, 'Continue').click();
  await expect(toast(page, 'Cash noted')).toBeVisible();
  await expect(page.getByText('Payment successful!')).toBeHidden();
  await expect(page).toHaveURL('/');
  const bookingCard = page.locator(`a[href="/booking/${job.bookingId}"]`);
  await expect(bookingCard).toContainText('Code saved · will be checked');
  await expect(bookingCard).toContainText('Cash noted · not sent');
  await expect(bookingCard).not.toContainText('OTP pending');
}

test('a whole day without network has the same result as with network', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(300_000);
  const [job, twin] = await Promise.all([plantJob('assigned'), plantJob('assigned')]);
  const online = await browser.newContext();
  const beside = await online.newPage();

  const dayOfTwin = beginDay(beside, request, twin).then(() => workWithNetwork(beside, twin));
  await beginDay(page, request, job);
  await page.context().setOffline(true);
  const cutAt = Date.now();
  await workWithoutNetwork(page, job);
  // A restart of the app loses nothing.
  await page.goto(`/booking/${job.bookingId}`);
  await expect(page.getByText('Cash noted', { exact: true })).toBeVisible();
  await expect(button(page, 'Go to next job')).toBeVisible();
  expect(await readBooking(job.bookingId)).toMatchObject({ state: 'assigned' });
  const backAt = Date.now();
  await page.context().setOffline(false);
  await expect.poll(() => readBooking(job.bookingId)).toMatchObject({ state: 'completed' });
  await dayOfTwin;
  await expect.poll(() => dayLeft(job.bookingId)).toEqual(await dayLeft(twin.bookingId));

  // The late add-on is not billed, and both sides see that it was refused.
  const { addOns, payments } = await dayLeft(job.bookingId);
  expect(payments).toEqual([{ amount: 154_800, mode: 'cash' }]);
  expect(addOns).toMatchObject([
    { name: SPRAY, status: 'accepted' },
    { name: LATE, status: 'rejected' },
  ]);
  const { bookingId, orderId } = job;
  const customer = await tokenOf(request, job.customer, 'customer');
  const seen = await ask(request, listBookingAddOns, { bookingId, orderId }, customer);
  expect(seen).toMatchObject({ kind: 'ok', data: [{ name: SPRAY }, { status: 'rejected' }] });

  // Start and end have the claimed times, not the times of arrival.
  for (const { command, claimed, received } of await claimsOf(job.bookingId)) {
    if (command === 'propose-add-ons') continue;
    if (command === 'start' || command === 'end') expect(claimed).not.toBeNull();
    expect(received.getTime()).toBeGreaterThanOrEqual(backAt - 1000);
    if (claimed === null) continue;
    expect(claimed.getTime()).toBeGreaterThanOrEqual(cutAt - 1000);
    expect(claimed.getTime()).toBeLessThanOrEqual(backAt);
  }
  expect(await phone.keptOnPhone(page)).not.toContain(job.code);
  await online.close();
});

test('a saved wrong completion code shows as refused, and the right one then closes the booking', async ({
  page,
}) => {
  const job = await plantJob('ended');
  await phone.logIn(page, job);
  await phone.openBooking(page, job);
  await page.context().setOffline(true);
  const wrong = otherThan(job.code);
  await button(page, 'Enter OTP').click();
  await phone.enterCode(page, wrong);
  // The sheet that closes and the item on the screen have the same words.
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('It will be checked when the network is back.')).toBeVisible();
  expect(await phone.keptOnPhone(page)).toContain(wrong);

  await page.context().setOffline(false);
  const item = page.getByText('OTP entered · not accepted');
  await expect(item).toBeVisible();
  await expect(page.getByText(/Ask the customer for the OTP and enter it again\./)).toBeVisible();
  expect(await phone.keptOnPhone(page)).not.toContain(wrong);
  expect(await readBooking(job.bookingId)).toMatchObject({ state: 'ended' });

  await button(page, 'Enter OTP').click();
  await phone.enterCode(page, job.code);
  await expect(page).toHaveURL('/');
  expect(await readBooking(job.bookingId)).toMatchObject({ state: 'completed' });
  expect(await phone.keptOnPhone(page)).not.toContain(job.code);
});
