import type { Page } from '@playwright/test';
import { enterAs } from '../world/enter.ts';
import { expect, test } from '../world/test.ts';

const slips = (page: Page) => page.locator('main a[href^="/booking/"]');
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function openBookings(page: Page): Promise<void> {
  await enterAs(page, 'suresh');
  await page.goto('/booking');
  await expect(slips(page).first()).toBeVisible();
}

test('[LIST-03] [LIST-04] [LIST-10] loads on while it is scrolled, each booking once, and back keeps the place', async ({
  page,
}) => {
  await openBookings(page);
  await expect(slips(page)).toHaveCount(10);
  await slips(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => slips(page).count()).toBeGreaterThan(10);
  const opened = await slips(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(new Set(opened).size).toBe(opened.length);

  const one = slips(page).nth(8);
  await one.scrollIntoViewIfNeeded();
  const [place, href] = [await scrolled(page), await one.getAttribute('href')];
  expect(place).toBeGreaterThan(200);
  await one.click();
  await expect(page).toHaveURL(href ?? '');
  await page.goBack();
  await expect(page).toHaveURL('/booking');
  await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(3);
});

test('[LIST-02] the search is still there after back and after a reload', async ({ page }) => {
  await openBookings(page);
  const search = page.getByPlaceholder('Search bookings...');
  await search.fill('GEYSER');
  await expect(slips(page).first()).toContainText('Geyser');
  const found = await slips(page).count();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('GEYSER');
  await slips(page).first().click();
  await expect(page).not.toHaveURL('/booking');
  await page.goBack();
  await expect(search).toHaveValue('GEYSER');
  await page.reload();
  await expect(search).toHaveValue('GEYSER');
  await expect(slips(page)).toHaveCount(found);
});

test('[LIST-01] [LIST-06] speaks Hindi with Latin figures', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'hi'));
  await openBookings(page);
  await expect(page.getByPlaceholder('बुकिंग खोजें...')).toBeVisible();
  await expect(slips(page).first()).toContainText(/\d{1,2}\S+॰? \d{4}/);
});
