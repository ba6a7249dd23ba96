/// <reference lib="dom" />
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { consoleUrl, giveScreenLock, invite } from '../../../e2e/world/console.ts';
import { browser as settings } from '../../../e2e/world/browser.ts';
import { withWorld } from '../with-world.ts';
import { fillLog } from './long-log-store.ts';
import { watchList } from './watch-list.ts';

const ROW_PX = 60;
/** 330 rows a second, within the calls that an operator may make in a minute. */
const WHEEL = { px: 1000, everyMs: 50 };
const HELD_KEY_MS = 33;

const heapOf = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
};

const enter = async (page: Page): Promise<void> => {
  await giveScreenLock(page);
  await page.goto(consoleUrl() + invite('scroll@karigar.example', 'Pune', ['dispatch', 'help']));
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await page.getByText('Live', { exact: true }).waitFor();
  await page.goto(`${consoleUrl()}/bookings`);
  await page.locator('[role=option]').first().waitFor();
  await page.waitForTimeout(2000);
};

/** From the last booking to the first by the wheel, with the heap on the way. */
const wheelHome = async (page: Page, session: CDPSession, bookings: number) => {
  const heap = [await heapOf(session)];
  const turns = Math.ceil((bookings * ROW_PX) / WHEEL.px);
  const deadline = performance.now() + turns * WHEEL.everyMs * 4;
  let turned = 0;
  while (performance.now() < deadline) {
    const began = performance.now();
    await page.mouse.wheel(0, -WHEEL.px);
    turned += 1;
    if (turned % Math.ceil(turns / 5) === 0) heap.push(await heapOf(session));
    if (turned >= turns && (await page.evaluate(() => window.watched())).isAtStart) break;
    await pause(Math.max(0, WHEEL.everyMs - (performance.now() - began)));
  }
  return heap;
};

const press = async (page: Page, key: string, times: number): Promise<void> => {
  await page.keyboard.down(key);
  for (let held = 1; held < times; held += 1) {
    await pause(HELD_KEY_MS);
    await page.keyboard.down(key);
  }
  await page.keyboard.up(key);
};

/** Scrolls the log of so many bookings in a browser, by keys and by the wheel, and looks at each frame. */
export const scrollLog = (wanted: number) =>
  withWorld(async () => {
    const { count, newest } = await fillLog(process.env['E2E_DATABASE'] ?? '', wanted);
    const browser = await chromium.launch(settings.launchOptions);
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await enter(page);
      const session = await page.context().newCDPSession(page);
      await page.evaluate(watchList, newest);
      const seen = () => page.evaluate(() => window.watched());
      // By keys: to the ends, by screens, by rows.
      for (let times = 0; times < 5; times += 1)
        for (const key of ['End', 'Home']) {
          await page.keyboard.press(key);
          await page.waitForTimeout(1000);
        }
      await page.keyboard.press('End');
      await page.waitForTimeout(1000);
      for (const key of ['PageUp', 'PageDown', 'ArrowUp', 'ArrowDown']) await press(page, key, 200);
      const byKeys = await seen();
      await page.keyboard.press('End');
      await page.waitForTimeout(1000);
      await page.mouse.move(400, 450);
      const began = performance.now();
      const heap = await wheelHome(page, session, count);
      const { frames, longestBlank, longestStop, mostNodes, isAtStart } = await seen();
      return {
        bookings: count,
        frames,
        longestBlank,
        longestStop,
        byKeys: Math.max(byKeys.longestBlank, byKeys.longestStop),
        mostNodes,
        isAtStart,
        heap,
        seconds: (performance.now() - began) / 1000,
      };
    } finally {
      await browser.close();
    }
  });
