import type { Page } from '@playwright/test';
import { openChat, plantTalk } from '../chat/open-chat.ts';
import { cutCall, onCall } from '../world/calls.ts';
import { plantJob } from '../world/job.ts';
import { expect } from '../world/test.ts';
import type { Screen } from './screen.ts';

const talk = async (page: Page) => {
  await openChat(page, await plantTalk());
  await expect(page.getByText('4512')).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Rohan Deshpande');
};

const menu = async (page: Page) => {
  await talk(page);
  await page.locator('header button').last().click();
  await expect(page.getByRole('menuitem')).toHaveCount(4);
};

/** The chat of a booking. */
export const chatScreens: readonly Screen[] = [
  { name: 'chat', open: talk },
  {
    name: 'chat-empty',
    isOtherState: true,
    open: async (page) => {
      await openChat(page, await plantJob('assigned'));
      await expect(page.locator('form textarea')).toBeVisible();
      await expect(page.locator('main h2')).toHaveCount(1);
    },
  },
  {
    name: 'chat-waiting',
    isOtherState: true,
    noise: /ERR_CONNECTION_RESET/,
    open: async (page) => {
      await talk(page);
      await cutCall(page, 'addChat');
      await page.locator('textarea').fill('I have reached.');
      await page.locator('button[type=submit]').click();
      await expect(page.locator('[role=log] use[href*="i-hour"]')).toBeVisible();
    },
  },
  {
    name: 'chat-error',
    isOtherState: true,
    noise: /status of 500/,
    open: async (page) => {
      await onCall(page, 'getConversionsOfChat', (route) => route.fulfill({ status: 500 }));
      await openChat(page, await plantJob('assigned'));
      await expect(page.locator('main [role=alert]')).toBeVisible();
    },
  },
  { name: 'chat-menu', isOtherState: true, open: menu },
  {
    name: 'chat-report',
    isOtherState: true,
    open: async (page) => {
      await menu(page);
      await page.getByRole('menuitem').nth(2).click();
      await expect(page.locator('[role=dialog] textarea')).toBeVisible();
    },
  },
  {
    name: 'chat-clear',
    isOtherState: true,
    open: async (page) => {
      await menu(page);
      await page.getByRole('menuitem').nth(1).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'chat-picture',
    isOtherState: true,
    open: async (page) => {
      await talk(page);
      await page.locator('form button[type=button]').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];
