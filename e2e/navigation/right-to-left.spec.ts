import type { Page } from '@playwright/test';
import { logInAs } from '../world/people.ts';
import { settle } from '../screens/looks.ts';
import { expect, test } from '../world/test.ts';

/** English with the direction turned by hand, as on /sidebar. */
const turn = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('rightToLeft', 'true'));

/**
 * Dates, times and amounts that are drawn in another order than they are written. What is written first must be drawn
 * leftmost, unless the line breaks in between.
 */
const outOfOrder = (page: Page): Promise<{ checked: number; wrong: string[] }> =>
  page.evaluate(() => {
    const written =
      /\d{1,2} [A-Z][a-z]{2}(?: \d{4})?(?:, \d{1,2}:\d{2}\s[ap]m)?|\d{1,2}:\d{2}\s[ap]m|[-−]?₹[\d,]+(?:\.\d+)?/g;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const wrong: string[] = [];
    let checked = 0;
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      for (const match of text.matchAll(written)) {
        const boxOf = (at: number): DOMRect => {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          return range.getBoundingClientRect();
        };
        const first = boxOf(match.index);
        const last = boxOf(match.index + match[0].length - 1);
        const isHidden = first.width === 0 || last.width === 0;
        if (isHidden || Math.abs(first.top - last.top) > 4) continue;
        checked += 1;
        if (first.left > last.left) wrong.push(`${match[0]} in "${text}"`);
      }
    }
    return { checked, wrong };
  });

const turnedArrows = (page: Page): Promise<string[]> =>
  page
    .locator('header button svg, main a svg')
    .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).transform));

test('arrows turn with the direction in the built app, also in English', async ({ page }) => {
  await turn(page);
  await logInAs(page, 'suresh');
  await page.goto('/earnings');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('heading').first().waitFor();
  await expect.poll(() => turnedArrows(page)).toContain('matrix(-1, 0, 0, 1, 0, 0)');
});

test('arrows stay as they are from left to right', async ({ page }) => {
  await logInAs(page, 'suresh');
  await page.goto('/earnings');
  await page.getByRole('heading').first().waitFor();
  await expect.poll(async () => (await turnedArrows(page)).length).toBeGreaterThan(0);
  const arrows = await turnedArrows(page);
  expect(arrows).not.toContain('matrix(-1, 0, 0, 1, 0, 0)');
});

for (const path of ['/', '/booking', '/booking-history', '/earnings', '/notification', '/duty']) {
  test(`dates, times and amounts on ${path} keep their order from right to left`, async ({
    page,
  }) => {
    await turn(page);
    await logInAs(page, 'suresh');
    await page.goto(path);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await settle(page);
    await expect.poll(async () => (await outOfOrder(page)).checked).toBeGreaterThan(0);
    expect((await outOfOrder(page)).wrong).toEqual([]);
  });
}
