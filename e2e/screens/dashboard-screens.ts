import type { Page } from '@playwright/test';
import { holdCall, onCall } from '../world/calls.ts';
import { liveOff } from '../world/live.ts';
import { expect } from '../world/test.ts';
import { at, bookingCard, busy, refused } from './open-path.ts';
import type { Screen } from './screen.ts';

const LIST = 'getBookingDetailsForServiceMan';
const broken = /status of 500|Error fetching/;

/** A serviceman's screen whose list does not load. */
const failing =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await onCall(page, LIST, (route) => route.fulfill({ status: 500, body: '' }));
    await at(path, 'suresh')(page);
    await refused(page);
  };

const searching =
  (text: string) =>
  async (page: Page): Promise<void> => {
    await at('/booking', 'suresh')(page);
    await bookingCard(page);
    await page.locator('search input').fill(text);
  };

const step = (name: string, state: string, more = {}) => ({
  step: name,
  state,
  until: null,
  reason: null,
  ...more,
});

/** Every state of a step before the first offer. The reason is a name's, the same in every language. */
const ONBOARDING = {
  why: 'your-turn',
  reason: null,
  steps: [
    step('name', 'done'),
    step('documents', 'checking', { until: '2036-01-16 10:00:00' }),
    step('bank', 'rejected', { reason: 'HDFC0001234' }),
    step('skills', 'missing'),
    step('work-times', 'off'),
    step('alerts', 'missing'),
  ],
};
const NEW_DUTY = {
  isOnDuty: false,
  areaId: null,
  area: '',
  reachKm: 0,
  hours: [],
  daysOff: [],
  missing: [{ step: 'documents', waitsForUs: true }],
  onboarding: ONBOARDING,
};

const asNewcomer = async (page: Page): Promise<void> => {
  await onCall(page, 'getDuty', (route) =>
    route.fulfill({ json: { success: true, code: 200, message: '', data: NEW_DUTY } }),
  );
  await onCall(page, LIST, (route) =>
    route.fulfill({ json: { success: true, code: 200, message: '', data: [] } }),
  );
  await at('/', 'suresh')(page);
  await expect(page.locator('main a[href="/alerts"]')).toBeVisible();
};

/** A serviceman's Home and list of bookings. */
export const dashboardScreens: readonly Screen[] = [
  {
    name: 'dashboard',
    open: async (page) => {
      await at('/', 'suresh')(page);
      await bookingCard(page);
    },
  },
  {
    name: 'dashboard-loading',
    isOtherState: true,
    open: async (page) => {
      await holdCall(page, LIST);
      await at('/', 'suresh')(page);
      await busy(page);
    },
  },
  { name: 'dashboard-error', isOtherState: true, open: failing('/'), noise: broken },
  {
    name: 'dashboard-stale',
    isOtherState: true,
    noise: /ERR_CONNECTION_RESET|Error fetching/,
    open: async (page) => {
      await liveOff(page);
      await at('/', 'suresh')(page);
      await bookingCard(page);
      await onCall(page, LIST, (route) => route.abort('connectionreset'));
      await expect(page.locator('main [role=status] p')).toBeVisible();
    },
  },
  { name: 'dashboard-newcomer', isOtherState: true, open: asNewcomer },
  {
    name: 'dashboard-skills',
    isOtherState: true,
    open: async (page) => {
      await asNewcomer(page);
      await page.locator('main section button').first().click();
      await expect(page.locator('[role=dialog] select')).toBeVisible();
    },
  },
  {
    name: 'bookings',
    open: async (page) => {
      await at('/booking', 'suresh')(page);
      await bookingCard(page);
    },
  },
  { name: 'bookings-search', isOtherState: true, open: searching('KRG-482') },
  { name: 'bookings-empty', isOtherState: true, open: searching('chimney') },
  { name: 'error-load', isOtherState: true, open: failing('/booking'), noise: broken },
];
