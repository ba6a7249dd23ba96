import type { Page } from '@playwright/test';
import { callOff, offerInstead } from '../offers/offer-store.ts';
import { enterFor, plantJob, type Job } from '../world/job.ts';
import { changeBooking } from '../world/job-store.ts';
import { expect } from '../world/test.ts';
import type { Screen } from './screen.ts';

/** The booking of the design. */
async function plantAnjalis(): Promise<Job> {
  const job = await plantJob('assigned');
  await changeBooking(job.bookingId, {
    customer_name: 'Anjali Kulkarni',
    area: 'Baner',
    address: 'Flat 12, Balewadi High Street, Baner, Pune 411045',
  });
  return job;
}

const buttons = (page: Page) => page.locator('main + footer button');

const pending = async (page: Page): Promise<Job> => {
  const job = await plantAnjalis();
  await offerInstead(job, '20 minutes');
  await enterFor(page, job);
  await page.goto('/pending');
  await expect(buttons(page)).toHaveCount(2);
  return job;
};

const accepted = async (page: Page, press?: 'first' | 'last') => {
  const job = await plantAnjalis();
  await enterFor(page, job);
  await page.goto(`/accepted?id=${job.bookingId}`);
  await expect(buttons(page)).toHaveCount(2);
  if (press === undefined) return;
  await buttons(page)[press]().click();
  await expect(page.locator('[role=dialog], [role=alertdialog]')).toBeVisible();
};

/** Offers and accepted bookings. */
export const offerScreens: readonly Screen[] = [
  { name: 'pending', open: async (page) => void (await pending(page)) },
  {
    name: 'pending-gone',
    isOtherState: true,
    open: async (page) => {
      const { bookingId } = await pending(page);
      await callOff(bookingId);
      await page.reload();
      await page.goto(`/pending?id=${bookingId}`);
      await expect(page.locator('main [role=alert]')).toBeVisible();
    },
  },
  {
    name: 'pending-empty',
    isOtherState: true,
    open: async (page) => {
      const { bookingId } = await pending(page);
      await callOff(bookingId);
      await page.goto('/pending');
      await expect(page.locator('main section').first()).toBeVisible();
    },
  },
  { name: 'accepted', open: (page) => accepted(page) },
  { name: 'accepted-cancel', isOtherState: true, open: (page) => accepted(page, 'first') },
  { name: 'accepted-start', isOtherState: true, open: (page) => accepted(page, 'last') },
  {
    name: 'accepted-list',
    open: async (page) => {
      await enterFor(page, await plantAnjalis());
      await page.goto('/accepted');
      await expect(page.locator('main a').first()).toBeVisible();
    },
  },
];
