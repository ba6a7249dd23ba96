import type { Page } from '@playwright/test';
import { enterAs } from '../world/enter.ts';
import { expect, test } from '../world/test.ts';

const bookingCards = (page: Page) => page.locator('main a[href^="/booking/"]');
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function openBookings(page: Page): Promise<void> {
  await enterAs(page, 'suresh');
  await page.goto('/booking');
  await expect(bookingCards(page).first()).toBeVisible();
}

test('[LIST-03] [LIST-04] [LIST-10] the booking list loads more on scroll, each booking once, and Back restores the scroll position', async ({
  page,
}) => {
  await openBookings(page);
  await expect(bookingCards(page)).toHaveCount(10);
  await bookingCards(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => bookingCards(page).count()).toBeGreaterThan(10);
  const opened = await bookingCards(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(new Set(opened).size).toBe(opened.length);

  const one = bookingCards(page).nth(8);
  await one.scrollIntoViewIfNeeded();
  const [place, href] = [await scrolled(page), await one.getAttribute('href')];
  expect(place).toBeGreaterThan(200);
  await one.click();
  await expect(page).toHaveURL(href ?? '');
  await page.goBack();
  await expect(page).toHaveURL('/booking');
  await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(3);
});

test('[LIST-02] the search of the booking list survives Back and a reload', async ({ page }) => {
  await openBookings(page);
  const search = page.getByPlaceholder('Search bookings...');
  await search.fill('GEYSER');
  await expect(bookingCards(page).first()).toContainText('Geyser');
  const found = await bookingCards(page).count();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('GEYSER');
  await bookingCards(page).first().click();
  await expect(page).not.toHaveURL('/booking');
  await page.goBack();
  await expect(search).toHaveValue('GEYSER');
  await page.reload();
  await expect(search).toHaveValue('GEYSER');
  await expect(bookingCards(page)).toHaveCount(found);
});

test('[LIST-01] [LIST-06] the booking list is in Hindi with Latin digits', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'hi'));
  await openBookings(page);
  await expect(page.getByPlaceholder('बुकिंग खोजें...')).toBeVisible();
  await expect(bookingCards(page).first()).toContainText(/\d{1,2}\S+॰? \d{4}/);
});
