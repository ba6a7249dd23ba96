import type { Locator, Page } from '@playwright/test';
import type { BookingState } from '@karigar/domain/bookings/booking';
import { onCall } from '../world/calls.ts';
import { openJob, plantJob, type Job } from '../world/job.ts';
import { addAddOns, addCars, changeBooking, payAll } from '../world/job-store.ts';
import { expect } from '../world/test.ts';
import { openPayment } from '../bookings/open-payment.ts';
import type { Screen } from './screen.ts';

/** The booking of the design: its customer, place and add-ons. */
async function plantRohans(state: BookingState): Promise<Job> {
  const job = await plantJob(state);
  const now = Date.now();
  const isEnded = state === 'ended';
  await changeBooking(job.bookingId, {
    customer_name: 'Rohan Deshpande',
    area: 'Kothrud',
    street: 'Paud Road',
    address: 'Flat 302, Sai Heritage, Paud Road, Kothrud, Pune 411038',
    ...(state !== 'assigned' && { started_at: new Date(now - 76 * 60_000) }),
    ...(state === 'held' && { hold_reason: 'Spare part needed' }),
    ...(isEnded && { ended_at: new Date(now), total_after_end: 154_800 }),
  });
  await addAddOns(job.bookingId, {
    'Anti-rust spray': 'accepted',
    ...(!isEnded && { 'Drain pipe replacement': 'pending' }),
  });
  return job;
}

const VISIT = /^(Your visit|आपकी विज़िट)$/;
const dock = (page: Page): Locator => page.locator('main + footer button');

const booking = (state: BookingState, press?: 'first' | 'last') => async (page: Page) => {
  const job = await plantRohans(state);
  await openJob(page, job);
  await expect(page.locator('main dl').last()).toBeVisible();
  if (press === undefined) return;
  await dock(page)[press]().click();
  await expect(page.locator('[role=dialog], [role=alertdialog]')).toBeVisible();
};

/** Visit problems: running late, arrived, nobody home. */
const visit =
  (press: 'first' | 'last', hasArrived = false) =>
  async (page: Page) => {
    const job = await plantRohans('assigned');
    const now = Date.now();
    await changeBooking(job.bookingId, {
      scheduled_at: new Date(now),
    });
    if (hasArrived) await changeBooking(job.bookingId, { arrived_at: new Date(now) });
    await openJob(page, job);
    await page.getByRole('region', { name: VISIT }).getByRole('button')[press]().click();
    await expect(page.locator('[role=dialog]')).toBeVisible();
  };

const otp = async (page: Page) => {
  await booking('ended', 'first')(page);
  await expect(page.locator('[role=group] input').first()).toBeFocused();
};

const typeOtp = async (page: Page) => {
  await otp(page);
  await page.locator('[role=group] input').first().fill('730196');
  await page.locator('[role=dialog] button').last().click();
};

const carWash = async (page: Page) => {
  const job = await plantRohans('assigned');
  await addCars(job.bookingId, [['Hyundai i20', 'MH 12 QX 4581', 'Polar white']]);
  await openJob(page, job);
  await expect(page.getByText('MH 12 QX 4581')).toBeVisible();
};

const payment = async (page: Page, paid: boolean) => {
  const job = await plantRohans('ended');
  if (paid) await payAll(job.bookingId);
  await openJob(page, job);
  await expect(page.locator('main dl').last()).toBeVisible();
  await openPayment(page, job);
  await expect(page.locator('main dl').last()).toBeVisible();
};

/** A serviceman's booking, from before its start to its cash. */
export const workScreens: readonly Screen[] = [
  { name: 'booking-new', isOtherState: true, open: booking('assigned') },
  { name: 'booking-started', open: booking('started') },
  { name: 'booking-hold', isOtherState: true, open: booking('held') },
  { name: 'booking-ended', isOtherState: true, open: booking('ended') },
  { name: 'booking-car', isOtherState: true, open: carWash },
  {
    name: 'booking-waiting',
    isOtherState: true,
    noise: /ERR_CONNECTION_RESET/,
    open: async (page) => {
      await onCall(page, 'startWorkFromServiceMan', (route) => route.abort('connectionreset'));
      await booking('assigned', 'first')(page);
      await page.getByRole('alertdialog').getByRole('button').last().click();
      await expect(page.locator('main [role=status] button')).toBeVisible();
    },
  },
  {
    name: 'booking-refused',
    isOtherState: true,
    noise: /ERR_CONNECTION_RESET/,
    open: async (page) => {
      let isCut = true;
      await onCall(page, 'verifyOtp', async (route) => {
        if (isCut) return route.abort('connectionreset');
        const message = 'Incorrect OTP. Please try again.';
        const json = { success: false, code: 'otp.mismatch', message, data: null };
        return route.fulfill({ json });
      });
      await typeOtp(page);
      await expect(page.locator('[role=dialog] [role=status]')).toBeVisible();
      isCut = false;
      await page.goBack();
      await page.reload();
      await expect(page.locator('main [role=status] button')).toBeVisible();
    },
  },
  {
    name: 'booking-not-found',
    isOtherState: true,
    open: async (page) => {
      await openJob(page, { ...(await plantJob('assigned')), bookingId: 1 });
      await expect(page.locator('main h2').first()).toBeVisible();
    },
  },
  {
    name: 'booking-taken-over',
    isOtherState: true,
    open: async (page) => {
      const job = await plantRohans('held');
      await changeBooking(job.bookingId, { taken_over_at: new Date() });
      await openJob(page, job);
      await expect(page.locator('main dl').last()).toBeVisible();
    },
  },
  { name: 'sheet-late', isOtherState: true, open: visit('first') },
  { name: 'sheet-door', isOtherState: true, open: visit('last') },
  { name: 'sheet-not-home', isOtherState: true, open: visit('last', true) },
  { name: 'sheet-start', isOtherState: true, open: booking('assigned', 'first') },
  { name: 'sheet-hold', isOtherState: true, open: booking('started', 'first') },
  {
    name: 'sheet-hold-none',
    isOtherState: true,
    open: async (page) => {
      await booking('started', 'first')(page);
      // The button is aria-disabled but still reacts.
      await page.locator('[role=dialog] button').last().click({ force: true });
      await expect(page.locator('[role=dialog] [role=alert]')).toBeVisible();
    },
  },
  { name: 'sheet-end', isOtherState: true, open: booking('started', 'last') },
  { name: 'sheet-otp', open: otp },
  {
    name: 'sheet-otp-error',
    isOtherState: true,
    open: async (page) => {
      await typeOtp(page);
      await expect(page.locator('[role=dialog] [role=alert]')).toBeVisible();
    },
  },
  {
    name: 'sheet-otp-waiting',
    isOtherState: true,
    noise: /ERR_CONNECTION_RESET/,
    open: async (page) => {
      await onCall(page, 'verifyOtp', (route) => route.abort('connectionreset'));
      await typeOtp(page);
      await expect(page.locator('[role=dialog] [role=status]')).toBeVisible();
    },
  },
  {
    name: 'sheet-addons',
    isOtherState: true,
    open: async (page) => {
      await booking('started')(page);
      await page.locator('main section button').last().click();
      const picks = page.locator('[role=dialog] button[aria-label*=":"]');
      await expect(picks).toHaveCount(5);
      await picks.nth(1).click();
      await picks.nth(1).click();
    },
  },
  {
    name: 'add-on',
    open: async (page) => {
      const job = await plantRohans('assigned');
      await openJob(page, job);
      await page.goto(`/add-on/${job.bookingId}`);
      await expect(page.locator('main button')).toHaveCount(5);
    },
  },
  { name: 'payment', open: (page) => payment(page, false) },
  { name: 'payment-done', isOtherState: true, open: (page) => payment(page, true) },
  {
    name: 'sheet-receipt',
    isOtherState: true,
    open: async (page) => {
      await payment(page, true);
      await dock(page).first().click();
      await expect(page.locator('[role=dialog] a')).toHaveCount(2);
    },
  },
  {
    name: 'payment-waiting',
    isOtherState: true,
    noise: /ERR_CONNECTION_RESET/,
    open: async (page) => {
      await onCall(page, 'addPayments', (route) => route.abort('connectionreset'));
      await payment(page, false);
      await dock(page).last().click();
      await expect(page.getByRole('heading', { level: 2, name: 'Cash noted' })).toBeVisible();
      await expect(page.locator('footer [role=alert]')).toBeHidden();
    },
  },
];
