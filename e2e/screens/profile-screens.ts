import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import { openTicket } from '@karigar/contract/help/open-ticket';
import { sendChat } from '@karigar/contract/chat/send-chat';
import type { Page } from '@playwright/test';
import { ask } from '../world/ask.ts';
import { onCall } from '../world/calls.ts';
import { enterAs } from '../world/enter.ts';
import { enterFor, plantJob, tokenOf } from '../world/job.ts';
import { expect } from '../world/test.ts';
import { at } from './open-path.ts';
import type { Screen } from './screen.ts';

const dialog = (page: Page) => expect(page.locator('[role=dialog]')).toBeVisible();

/** The profile row with this icon, which opens a sheet: its words depend on the language. */
const sheet = (icon: 'lang' | 'bell' | 'lock' | 'key' | 'sign') => async (page: Page) => {
  await enterFor(page, await plantJob('assigned'));
  await page.goto('/profile');
  await expect(page.locator('main h2').first()).toBeVisible();
  await page.locator(`main section button:has(use[href$="#i-${icon}"])`).click();
  await dialog(page);
  await expect(page.locator('[role=dialog] [role=progressbar]')).toHaveCount(0);
};

const setting = async (page: Page) => {
  await enterFor(page, await plantJob('assigned'));
  await page.goto('/profile-setting');
  await expect(page.locator('input[name=email]')).toHaveValue(/@/);
};

/** Work times of a serviceman without a working area. */
const duty = async (page: Page) => {
  await enterFor(page, await plantJob('assigned'));
  await page.goto('/duty');
  await expect(page.locator('main section button')).toHaveCount(1);
};

const notifications = async (page: Page) => {
  await enterAs(page, 'suresh');
  await page.goto('/notification');
  await expect(page.locator('main li').first()).toBeVisible();
};

/** Notifications, profile and settings. */
export const profileScreens: readonly Screen[] = [
  { name: 'profile', open: at('/profile', 'suresh') },
  { name: 'profile-customer', open: at('/profile', 'asha') },
  {
    name: 'logout-question',
    isOtherState: true,
    open: async (page) => {
      await at('/profile', 'suresh')(page);
      await page.locator('main button').last().click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  { name: 'sheet-language', isOtherState: true, open: sheet('lang') },
  { name: 'sheet-rings', isOtherState: true, open: sheet('bell') },
  { name: 'sheet-devices', isOtherState: true, open: sheet('lock') },
  { name: 'sheet-passkeys', isOtherState: true, open: sheet('key') },
  { name: 'sheet-work-records', isOtherState: true, open: sheet('sign') },
  {
    name: 'privacy',
    open: async (page) => {
      await enterFor(page, await plantJob('assigned'));
      await page.goto('/privacy');
      await expect(page.locator('main [role=switch]').first()).toBeVisible();
    },
  },
  { name: 'duty-new', isOtherState: true, open: duty },
  {
    name: 'duty',
    open: async (page) => {
      await duty(page);
      await page.locator('main section button').click();
      await page.locator('[role=dialog] section button').first().click();
      await expect(page.locator('main select')).toBeEnabled();
      await expect(page.locator('[role=dialog]')).toHaveCount(0);
    },
  },
  {
    name: 'duty-hours',
    open: async (page) => {
      await duty(page);
      await page.locator('main section button').click();
      await page.locator('[role=dialog] section button').first().click();
      await expect(page.locator('main select')).toBeEnabled();
      await expect(page.locator('[role=dialog]')).toHaveCount(0);
      await page.locator('main section').nth(2).locator('button').first().click();
      await dialog(page);
    },
  },
  {
    name: 'help',
    open: async (page) => {
      const job = await plantJob('assigned');
      const token = await tokenOf(page.request, job.serviceman, 'serviceman');
      const asked = { category: 'payment', words: 'The amount of a job is wrong' } as const;
      await ask(page.request, openTicket, asked, token);
      await enterFor(page, job);
      await page.goto('/help');
      await expect(page.locator('main h3').first()).toBeVisible();
    },
  },
  {
    name: 'sheet-ask',
    isOtherState: true,
    open: async (page) => {
      await enterFor(page, await plantJob('assigned'));
      await page.goto('/help');
      await page.locator('main ~ * button').last().click();
      await dialog(page);
    },
  },
  {
    name: 'sheet-picture',
    isOtherState: true,
    open: async (page) => {
      await enterFor(page, await plantJob('assigned'));
      await page.goto('/profile');
      await page.locator('main button[aria-label]').click();
      await dialog(page);
    },
  },
  { name: 'profile-setting', open: setting },
  {
    name: 'profile-setting-error',
    isOtherState: true,
    open: async (page) => {
      await setting(page);
      await page.locator('input[name=firstName]').fill(' ');
      await page.locator('button[type=submit]').click();
      await expect(page.locator('main [role=alert]')).toBeVisible();
    },
  },
  {
    name: 'sheet-step-up',
    isOtherState: true,
    open: async (page) => {
      await setting(page);
      await page.locator('input[name=phone]').fill('9000000001');
      await page.locator('button[type=submit]').click();
      await expect(page.locator('[role=group] input').first()).toBeFocused();
    },
  },
  { name: 'notifications', open: notifications },
  {
    name: 'notifications-empty',
    isOtherState: true,
    open: async (page) => {
      await enterFor(page, await plantJob('assigned'));
      await page.goto('/notification');
      await expect(page.locator('main h2').first()).toBeVisible();
    },
  },
  {
    name: 'notifications-error',
    isOtherState: true,
    noise: /status of 500/,
    open: async (page) => {
      await onCall(page, listNotifications.programType, (route) =>
        route.fulfill({ status: 500, body: '' }),
      );
      await enterFor(page, await plantJob('assigned'));
      await page.goto('/notification');
      await expect(page.locator('main [role=alert]')).toBeVisible();
    },
  },
  {
    name: 'news',
    open: async (page) => {
      const job = await plantJob('assigned');
      const { bookingId, orderId } = job;
      const token = await tokenOf(page.request, job.customer, 'customer');
      await enterFor(page, job);
      const said = { bookingId, orderId, message: 'Please ring twice', by: 'me' } as const;
      await ask(page.request, sendChat, said, token);
      await page.goto('/profile');
      await expect(page.locator('[role=region] [role=status]')).toBeVisible();
    },
  },
];
