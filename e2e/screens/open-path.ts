import type { Page } from '@playwright/test';
import { enterAs, type Visitor } from '../world/enter.ts';
import { expect } from '../world/test.ts';

export const at =
  (path: string, who?: Visitor) =>
  async (page: Page): Promise<void> => {
    if (who !== undefined) await enterAs(page, who);
    await page.goto(path);
    await expect(page.locator('main, #root > *').first()).toBeVisible();
  };

export const submit = (page: Page) => page.locator('button[type=submit]').click();
export const busy = (page: Page) => expect(page.locator('[aria-busy=true]')).toBeVisible();
export const refused = (page: Page) =>
  expect(page.locator('main [role=alert]').first()).toBeVisible();

/** The list of a booking screen has loaded. */
export const bookingCard = (page: Page) =>
  expect(page.locator('main a[href^="/booking/"]').first()).toBeVisible();
