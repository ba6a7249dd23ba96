import { saveAddress } from '@karigar/contract/addresses/save-address';
import { startOnlinePayment } from '@karigar/contract/payments/start-online-payment';
import type { Page } from '@playwright/test';
import type { BookingState } from '@karigar/domain/bookings/booking';
import { enterAsCustomer, follow } from '../customer-bookings/customer-of.ts';
import { plantHistory } from '../history/plant-history.ts';
import { ask } from '../world/ask.ts';
import { plantJob } from '../world/job.ts';
import { addAddOns, changeBooking, payAll } from '../world/job-store.ts';
import { must } from '../world/order-job.ts';
import { expect } from '../world/test.ts';
import { at, bookingCard } from './open-path.ts';
import type { Screen } from './screen.ts';

const HOUR = 3_600_000;
const HOME = {
  label: 'Home',
  contactName: 'Priya',
  flatNo: 'Flat 302',
  street: 'Sai Heritage, Baner Road',
  landmark: '',
  areaId: 102,
  pinCode: '411045',
  latitude: 18.559,
  longitude: 73.7868,
};

const followed = (state: BookingState) => async (page: Page) => {
  const job = await plantJob(state);
  await changeBooking(job.bookingId, {
    scheduled_at: new Date(Date.now() + 3 * HOUR),
    ...(state === 'started' && { started_at: new Date(Date.now() - HOUR) }),
  });
  if (state === 'started')
    await addAddOns(job.bookingId, {
      'Anti-rust spray': 'pending',
      'Drain pipe replacement': 'pending',
    });
  await follow(page, job);
  await expect(page.locator('main ol')).toBeVisible();
};

/** A customer booking whose serviceman is on the way; by default due now. */
const visited =
  (columns: Parameters<typeof changeBooking>[1], later = 0) =>
  async (page: Page) => {
    const job = await plantJob('assigned');
    await changeBooking(job.bookingId, { scheduled_at: new Date(Date.now() + later) });
    if (Object.keys(columns).length > 0) await changeBooking(job.bookingId, columns);
    await follow(page, job);
    await expect(page.locator('main ol')).toBeVisible();
  };

const addresses = async (page: Page) => {
  const token = await enterAsCustomer(page, await plantJob('assigned'));
  await ask(page.request, saveAddress, HOME, token);
  await page.goto('/addresses');
  await expect(page.locator('main section a')).toBeVisible();
};

const BILL = { total_after_end: 129_900 };

/** Finished work, to pay or paid. */
const finished = (isPaid: boolean) => async (page: Page) => {
  const job = await plantJob('completed');
  await changeBooking(job.bookingId, BILL);
  if (isPaid) await payAll(job.bookingId);
  await follow(page, job);
  await expect(page.locator('main ol')).toBeVisible();
  // The panel of the payment is loaded later.
  await expect(page.locator('main section button').first()).toBeVisible();
};

const pay = async (page: Page) => {
  const { bookingId, orderId, ...people } = await plantJob('completed');
  await changeBooking(bookingId, BILL);
  const token = await enterAsCustomer(page, people);
  const ref = { bookingId, orderId };
  const { paymentId } = await must(page.request, startOnlinePayment, ref, token);
  await page.goto(`/pay/${paymentId}`);
  await expect(page.locator('main a')).toBeVisible();
};

/** Customer bookings, from the assignment to the rating. */
export const customerBookingScreens: readonly Screen[] = [
  {
    name: 'booking-customer',
    open: async (page) => {
      await at('/booking', 'asha')(page);
      await bookingCard(page);
    },
  },
  { name: 'follow', open: followed('assigned') },
  {
    name: 'follow-late',
    isOtherState: true,
    open: visited({ expected_at: new Date(Date.now() + HOUR) }),
  },
  { name: 'follow-door', isOtherState: true, open: visited({ arrived_at: new Date() }) },
  { name: 'follow-overdue', isOtherState: true, open: visited({}, -HOUR) },
  {
    name: 'follow-nobody-home',
    isOtherState: true,
    open: visited({ state: 'cancelled', visit_charge: 19_900 }),
  },
  {
    name: 'follow-work',
    isOtherState: true,
    open: async (page) => {
      await followed('started')(page);
      await page.locator('main section[aria-labelledby] button').last().click();
      await page.locator('main section button[aria-expanded]').click();
      await expect(page.locator('main svg[role=img]')).toBeVisible();
    },
  },
  {
    name: 'sheet-cancel',
    isOtherState: true,
    open: async (page) => {
      await followed('assigned')(page);
      await page.locator('main section button').last().click();
      await page.locator('[role=dialog] footer button, [role=dialog] button').last().click();
      await expect(page.locator('[role=dialog] [role=alert]')).toBeVisible();
    },
  },
  {
    name: 'rating',
    open: async (page) => {
      await followed('completed')(page);
      await page.locator('main button').first().click();
      await page.locator('input[type=radio]').nth(3).check();
      await page.locator('main [role=group] button').first().click();
    },
  },
  { name: 'follow-due', isOtherState: true, open: finished(false) },
  {
    name: 'follow-tip',
    isOtherState: true,
    open: async (page) => {
      await finished(true)(page);
      await page.locator('main form [role=group] button').last().click();
      await page.locator('main form button[type=submit]').click();
      await expect(page.locator('main form [role=alert]')).toBeVisible();
    },
  },
  { name: 'pay', open: pay },
  { name: 'addresses', open: addresses },
  {
    name: 'address',
    open: async (page) => {
      await addresses(page);
      await page.locator('main section a').first().click();
      await expect(page.locator('main input[name=street]')).toHaveValue(/./);
    },
  },
  {
    name: 'my-history',
    open: async (page) => {
      const { job } = await plantHistory();
      await enterAsCustomer(page, job);
      await page.goto('/booking-history');
      await expect(page.locator('main a')).toHaveCount(3);
    },
  },
];
