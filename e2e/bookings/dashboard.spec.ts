import { enterAs } from '../world/enter.ts';
import { callOf, onCall } from '../world/calls.ts';
import { liveOff } from '../world/live.ts';
import { expect, test } from '../world/test.ts';

const LIVE_LIST = 'getBookingDetailsForServiceMan';

test.beforeEach(({ page }) => enterAs(page, 'suresh'));

test("[DASH-02] [DASH-03] the dashboard shows counters and today's work, and opens a booking", async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Namaste, Suresh');
  const tiles = page.locator('header a[href="/booking"]');
  await expect(tiles).toHaveText([
    /^\d+Today's Bookings$/,
    /^\d+Bookings on Hold$/,
    /^\d+Overall Completed$/,
  ]);
  const first = page.locator('main a[href^="/booking/"]').first();
  const href = await first.getAttribute('href');
  await first.click();
  await expect(page).toHaveURL(href ?? '');
});

test('[DASH-05] the dashboard polls the live list after 5 seconds, without limit and page', async ({
  page,
}) => {
  await liveOff(page);
  const asked: number[] = [];
  page.on('request', (request) => {
    const fields = request.postData() ?? '';
    if (callOf(request) === LIVE_LIST && !/name="(limit|page)"/.test(fields))
      asked.push(Date.now());
  });
  await page.goto('/');
  await expect.poll(() => asked.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
  const gaps = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4900);
});

test('[DASH-07] [ERR-01] the dashboard keeps the list and shows its age while the connection is cut', async ({
  page,
}) => {
  await liveOff(page);
  await page.goto('/');
  const bookingCards = page.locator('main a[href^="/booking/"]');
  await expect(bookingCards.first()).toBeVisible();
  // The first cards render before the rest.
  await expect(bookingCards.nth(4)).toBeVisible();
  const shown = await bookingCards.count();
  await onCall(page, LIVE_LIST, (route) => route.abort('connectionreset'));
  await expect(page.getByText(/^Could not refresh\. As of \d{1,2}:\d{2}\s[ap]m\.$/)).toBeVisible();
  await expect(bookingCards).toHaveCount(shown);
});
