import type { Page } from '@playwright/test';
import { expect, test } from '../world/test.ts';

/** What theme.js had fetched before the app itself was there. */
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

test('who comes back to a customer’s Home has its files fetched beside the shell’s', async ({
  page,
}) => {
  expect(await openAs(page, 'guest', '/')).toBe(2);
});

test('nobody else has them fetched', async ({ page }) => {
  expect(await openAs(page, 'serviceman', '/')).toBe(0);
  expect(await openAs(page, 'guest', '/login')).toBe(0);
});
