import type { Page } from '@playwright/test';
import { plantHistory } from '../history/plant-history.ts';
import { enterFor, plantJob } from '../world/job.ts';
import { holdCall, onCall } from '../world/calls.ts';
import { expect } from '../world/test.ts';
import type { Screen } from './screen.ts';

const LIST = 'getBookingDetailsForServiceMan';

const list = async (page: Page) => {
  const { job } = await plantHistory();
  await enterFor(page, job);
  await page.goto('/booking-history');
  await expect(page.locator('main section')).toHaveCount(3);
};

const detail = (which: 'open' | 'paid' | 'cancelled') => async (page: Page) => {
  const { job, bookings } = await plantHistory();
  await enterFor(page, job);
  await page.goto(`/booking-history/${bookings[which]}`);
  await expect(page.locator('main dl').last()).toBeVisible();
};

/** A serviceman's past bookings. */
export const historyScreens: readonly Screen[] = [
  { name: 'history', open: list },
  {
    name: 'history-search-empty',
    isOtherState: true,
    open: async (page) => {
      await list(page);
      await page.locator('search input').fill('chimney');
      await expect(page.locator('main section')).toHaveCount(0);
    },
  },
  {
    name: 'history-empty',
    isOtherState: true,
    open: async (page) => {
      await enterFor(page, await plantJob('assigned'));
      await page.goto('/booking-history');
      await expect(page.locator('main h2').first()).toBeVisible();
    },
  },
  {
    name: 'history-loading',
    isOtherState: true,
    open: async (page) => {
      await enterFor(page, await plantJob('assigned'));
      await holdCall(page, LIST);
      await page.goto('/booking-history');
      await expect(page.locator('[aria-busy=true]')).toBeVisible();
    },
  },
  {
    name: 'history-error',
    isOtherState: true,
    noise: /status of 500/,
    open: async (page) => {
      await enterFor(page, await plantJob('assigned'));
      await onCall(page, LIST, (route) => route.fulfill({ status: 500, body: '' }));
      await page.goto('/booking-history');
      await expect(page.locator('main [role=alert]')).toBeVisible();
    },
  },
  { name: 'history-detail', open: detail('open') },
  { name: 'history-paid', isOtherState: true, open: detail('paid') },
  { name: 'history-cancelled', isOtherState: true, open: detail('cancelled') },
  {
    name: 'history-not-found',
    isOtherState: true,
    open: async (page) => {
      await enterFor(page, await plantJob('assigned'));
      await page.goto('/booking-history/1');
      await expect(page.locator('main h2').first()).toBeVisible();
    },
  },
];
