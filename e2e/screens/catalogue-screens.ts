import type { Page } from '@playwright/test';
import { holdCall, onCall } from '../world/calls.ts';
import { enterAs, type Visitor } from '../world/enter.ts';
import { expect } from '../world/test.ts';
import type { Screen } from './screen.ts';

const seen = (page: Page, what: string) => expect(page.locator(what).first()).toBeVisible();

/** Opens the path and waits for its main content. */
const shows =
  (path: string, who: Visitor, what: string) =>
  async (page: Page): Promise<void> => {
    await enterAs(page, who);
    await page.goto(path);
    await seen(page, what);
  };

const SERVICE = 'main a[href^="/service/"]';
const NOTHING = 'main svg + h2';

async function search(page: Page, words: string, what: string): Promise<void> {
  await shows('/search', 'guest', 'search input')(page);
  await page.locator('search input').fill(words);
  await seen(page, what);
}

const SLOT = 'main section button:enabled';

/** Asha from a service to the slots of the third day, which do not depend on the clock. */
async function chooseTime(page: Page): Promise<void> {
  await shows('/book/26', 'asha', 'main input[type=radio]')(page);
  await page.locator('footer button').click();
  await page.locator('main [role=group] button').nth(2).click();
  await seen(page, SLOT);
  await page.locator(SLOT).nth(2).click();
  await seen(page, 'main [aria-pressed=true]');
}

/** The catalogue for customers and guests, in all distinct states. */
export const catalogueScreens: readonly Screen[] = [
  { name: 'home-customer', isOtherState: true, open: shows('/', 'asha', SERVICE) },
  { name: 'home-guest', open: shows('/', 'guest', SERVICE) },
  {
    name: 'home-area',
    open: async (page) => {
      await shows('/', 'guest', SERVICE)(page);
      await page.locator('header h1 button').click();
      await seen(page, '[role=dialog] section button');
    },
  },
  {
    name: 'home-loading',
    isOtherState: true,
    open: async (page) => {
      await holdCall(page, 'getCategories');
      await shows('/', 'guest', '[aria-busy=true]')(page);
    },
  },
  {
    name: 'home-error',
    isOtherState: true,
    noise: /status of 500/,
    open: async (page) => {
      await onCall(page, 'getCategories', (route) => route.fulfill({ status: 500, body: '' }));
      await shows('/', 'guest', 'main [role=alert]')(page);
    },
  },
  { name: 'category', open: shows('/category', 'guest', 'main a[href^="/category-details"]') },
  { name: 'category-details', open: shows('/category-details?id=2', 'asha', SERVICE) },
  {
    name: 'category-missing',
    isOtherState: true,
    open: shows('/category-details?id=999', 'guest', NOTHING),
    noise: /status of 404/,
  },
  { name: 'service', open: shows('/service/21', 'guest', 'main [role=group]') },
  {
    name: 'service-customer',
    isOtherState: true,
    open: shows('/service/26', 'asha', 'main [role=group]'),
  },
  {
    name: 'service-missing',
    isOtherState: true,
    open: shows('/service/999999', 'guest', NOTHING),
    noise: /status of 404/,
  },
  {
    name: 'book-address',
    open: async (page) => {
      await shows('/book/26', 'guest', 'main input[name=pinCode]')(page);
      await page.locator('input[name=pinCode]').fill('411057');
      await seen(page, 'main select');
    },
  },
  { name: 'book-time', open: chooseTime },
  {
    name: 'book-confirm',
    open: async (page) => {
      await chooseTime(page);
      await page.locator('footer button').click();
      await seen(page, 'main dl');
    },
  },
  { name: 'search', open: (page) => search(page, 'ac ser', SERVICE) },
  { name: 'search-nothing', isOtherState: true, open: (page) => search(page, 'qqqqxxxx', NOTHING) },
  { name: 'provider-details', open: shows('/provider-details?id=101', 'asha', 'main dl') },
  {
    name: 'provider-missing',
    isOtherState: true,
    open: shows('/provider-details?id=999', 'guest', NOTHING),
    noise: /status of 404/,
  },
];
