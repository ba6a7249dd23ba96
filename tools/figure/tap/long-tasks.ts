/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** From now on the page notes its longest task. Returns how to read it, in milliseconds. */
export async function watchLongTasks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset['longestMs'] = '0';
    new PerformanceObserver((list) => {
      const longest = Math.max(...list.getEntries().map(({ duration }) => duration));
      dataset['longestMs'] = String(Math.max(longest, Number(dataset['longestMs'])));
    }).observe({ type: 'longtask' });
  });
  return async () => Math.round(Number(await page.locator('html').getAttribute('data-longest-ms')));
}
