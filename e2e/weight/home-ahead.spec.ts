import type { Page } from '@playwright/test';
import { expect, test } from '../world/test.ts';

/** Files that theme.js preloaded before the app started. */
const fetchedAhead = (page: Page) =>
  page
    .locator(
      'link[rel="modulepreload"][href*="/assets/home-"], link[rel="preload"][href*="/home-"]',
    )
    .count();

const openAs = async (page: Page, role: string, path: string): Promise<number> => {
  await page.goto('/robots.txt');
  await page.evaluate((one) => localStorage.setItem('role', one), role);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(path);
  return fetchedAhead(page);
};

test('the files of the customer’s Home are preloaded for a returning guest', async ({ page }) => {
  expect(await openAs(page, 'guest', '/')).toBe(2);
});

test('the files of the login are preloaded where it is opened, and nowhere else', async ({
  page,
}) => {
  const ahead = page.locator('link[rel="modulepreload"][href*="/assets/login-"]');
  await openAs(page, 'serviceman', '/');
  expect(await ahead.count()).toBe(0);
  await page.goto('/login');
  expect(await ahead.count()).toBe(1);
});

test('the files of the customer’s Home are not preloaded for a serviceman or on /login', async ({
  page,
}) => {
  expect(await openAs(page, 'serviceman', '/')).toBe(0);
  expect(await openAs(page, 'guest', '/login')).toBe(0);
});
