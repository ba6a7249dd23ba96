import type { Page } from '@playwright/test';
import { dayOf } from '@karigar/domain/dates/india-day';
import { financialYearOf } from '@karigar/domain/ledger/earning-periods';
import { openLines, plantEarnings } from '../earnings/plant-earnings.ts';
import { holdCall, onCall } from '../world/calls.ts';
import { enterFor, plantJob } from '../world/job.ts';
import { expect } from '../world/test.ts';
import type { Screen } from './screen.ts';

const WEEK = 'getEarnings';

const week = async (page: Page) => {
  const job = await plantEarnings(page.request);
  await enterFor(page, job);
  await page.goto('/earnings');
  await expect(page.locator('main ol button')).toHaveCount(1);
  return job;
};

const lines = async (page: Page) => {
  const job = await week(page);
  await openLines(page, job);
  await expect(page.locator('main dl')).toHaveCount(3);
};

const part = (name: () => string) => async (page: Page) => {
  const job = await plantEarnings(page.request);
  await enterFor(page, job);
  await page.goto(`/earnings/${name()}`);
  await expect(page.locator('main [role=progressbar]')).toHaveCount(0);
  await expect(page.locator('main section, main h2').first()).toBeVisible();
};

const today = () => dayOf(Date.now());

/** A serviceman's earnings, from the week to the line. */
export const earningsScreens: readonly Screen[] = [
  { name: 'earnings', open: async (page) => void (await week(page)) },
  {
    name: 'earnings-empty',
    isOtherState: true,
    open: async (page) => {
      await enterFor(page, await plantJob('assigned'));
      await page.goto('/earnings');
      await expect(page.locator('main h2').first()).toBeVisible();
    },
  },
  {
    name: 'earnings-paused',
    isOtherState: true,
    open: async (page) => {
      await onCall(page, WEEK, async (route) => {
        const reply = await route.fetch();
        const { data, ...envelope } = (await reply.json()) as { data: object };
        const payoutPause = { why: 'frozen', until: null };
        await route.fulfill({ json: { ...envelope, data: { ...data, payoutPause } } });
      });
      await week(page);
    },
  },
  {
    name: 'earnings-loading',
    isOtherState: true,
    open: async (page) => {
      await enterFor(page, await plantJob('assigned'));
      await holdCall(page, WEEK);
      await page.goto('/earnings');
      await expect(page.locator('main [role=progressbar]')).toBeVisible();
    },
  },
  {
    name: 'earnings-error',
    isOtherState: true,
    noise: /status of 500/,
    open: async (page) => {
      await enterFor(page, await plantJob('assigned'));
      await onCall(page, WEEK, (route) => route.fulfill({ status: 500, body: '' }));
      await page.goto('/earnings');
      await expect(page.locator('main [role=alert]')).toBeVisible();
    },
  },
  {
    name: 'sheet-deposit',
    isOtherState: true,
    open: async (page) => {
      await week(page);
      await page.locator('main section:has([role=meter]) button').click();
      await expect(page.locator('[role=dialog] input[name=amount]')).toHaveValue(/\d/);
    },
  },
  { name: 'earnings-day', open: part(today) },
  { name: 'earnings-job', open: lines },
  {
    name: 'sheet-question',
    isOtherState: true,
    open: async (page) => {
      await lines(page);
      await page.locator('main dl button').nth(1).click();
      await expect(page.locator('[role=dialog] textarea')).toBeVisible();
    },
  },
  { name: 'earnings-month', open: part(() => today().slice(0, 7)) },
  { name: 'earnings-year', open: part(() => String(financialYearOf(today()))) },
  { name: 'earnings-payouts', open: part(() => 'payouts') },
  { name: 'earnings-deposits', open: part(() => 'deposits') },
  { name: 'earnings-questions', open: part(() => 'questions') },
];
