import { saveAddress } from '@karigar/contract/addresses/save-address';
import type { Page } from '@playwright/test';
import type { BookingState } from '@karigar/domain/booking/booking';
import { enterAsCustomer, follow } from '../customer/customer-of.ts';
import { plantHistory } from '../history/plant-history.ts';
import { ask } from '../world/ask.ts';
import { plantJob } from '../world/job.ts';
import { addAddOns, changeBooking } from '../world/job-store.ts';
import { expect } from '../world/test.ts';
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

const addresses = async (page: Page) => {
  const token = await enterAsCustomer(page, await plantJob('assigned'));
  await ask(page.request, saveAddress, HOME, token);
  await page.goto('/addresses');
  await expect(page.locator('main section a')).toBeVisible();
};

/** What a customer follows, from who comes to how it was. */
export const followScreens: readonly Screen[] = [
  { name: 'follow', open: followed('assigned') },
  {
    name: 'follow-work',
    open: async (page) => {
      await followed('started')(page);
      await page.locator('main section button[aria-expanded]').click();
      await expect(page.locator('main svg[role=img]')).toBeVisible();
    },
  },
  {
    name: 'sheet-cancel',
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
