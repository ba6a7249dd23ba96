import { enterAs } from '../world/enter.ts';
import { enterFor } from '../world/job.ts';
import { orderJob } from '../world/order-job.ts';
import { callOf, onCall } from '../world/calls.ts';
import { liveOff } from '../world/live.ts';
import { expect, test } from '../world/test.ts';

const LIVE_LIST = 'getBookingDetailsForServiceMan';

test("[DASH-02] [DASH-03] the dashboard shows counters and today's work, and opens a booking", async ({
  page,
}) => {
  const job = await orderJob(page.request, 'started');
  await enterFor(page, job);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Namaste, Kavita');
  const tiles = page.locator('header a[href="/booking"]');
  await expect(tiles).toHaveText([
    /^1Today's Bookings$/,
    /^0Bookings on Hold$/,
    /^0Overall Completed$/,
  ]);
  await expect(page.getByText("Today's work schedule")).toBeVisible();
  const cards = page.locator('main a[href^="/booking/"]');
  await expect(cards).toHaveCount(1);
  await cards.click();
  await expect(page).toHaveURL(`/booking/${job.bookingId}`);
});

test('[DASH-05] the dashboard polls the live list after 5 seconds, without limit and page', async ({
  page,
}) => {
  await enterAs(page, 'suresh');
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
  await enterAs(page, 'suresh');
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
