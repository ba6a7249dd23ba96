/// <reference lib="dom" />
import { chromium, type Page } from '@playwright/test';
import { continueAsGuest } from '../../../packages/contract/src/sessions/continue-as-guest.ts';
import { ask } from '../../../e2e/world/ask.ts';
import { browser as settings } from '../../../e2e/world/browser.ts';
import { closing } from '../closing.ts';
import { slowDown } from '../phone.ts';

/** As Lighthouse's "slow 4G": the round trip in milliseconds, bytes a second. */
export const SLOW_4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
/** Long after the largest element of either page. */
const SETTLED_MS = 4000;

const { launchOptions, ...phone } = settings;

/** Opens pages of new phones without a cached file or a service worker, with a guest's session or without. */
export async function withBrowser<Result>(
  baseURL: string,
  work: (open: (isGuest: boolean) => Promise<Page>) => Promise<Result>,
): Promise<Result> {
  return closing(await chromium.launch(launchOptions), (browser) =>
    work(async (isGuest) => {
      const context = await browser.newContext({ ...phone, baseURL, serviceWorkers: 'block' });
      const page = await context.newPage();
      if (!isGuest) return page;
      // A page of our origin that does not start the app.
      await page.goto('/robots.txt');
      const opened = await ask(page.request, continueAsGuest, { device: 'guest' });
      if (opened.kind !== 'ok') throw new Error('the guest got no session');
      await page.evaluate((authToken) => {
        localStorage.setItem('authToken', authToken);
        localStorage.setItem('role', 'guest');
      }, opened.data.authToken);
      return page;
    }),
  );
}

/** Milliseconds to the largest contentful paint of this page's first visit; closes its phone. */
export async function visitCold(page: Page, address: string, slower: number): Promise<number> {
  await page.addInitScript(() =>
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1);
      document.documentElement.dataset['largest'] = String(last?.startTime ?? 0);
    }).observe({ type: 'largest-contentful-paint', buffered: true }),
  );
  const session = await slowDown(page, slower);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  const largest = Number(await page.locator('html').getAttribute('data-largest'));
  await page.context().close();
  if (!(largest > 0)) throw new Error(`${address} painted nothing`);
  return largest;
}
