import type { Page } from '@playwright/test';
import { onCall } from '../world/calls.ts';
import { enterAs } from '../world/enter.ts';
import { expect } from '../world/test.ts';
import type { Screen } from './screen.ts';

/** The browser's push permission; with `granted` and a player id push notifications are on. */
async function answered(page: Page, permission: NotificationPermission): Promise<void> {
  await enterAs(page, 'suresh');
  await page.addInitScript((given) => {
    Object.defineProperty(Notification, 'permission', { get: () => given });
    if (given === 'granted') localStorage.setItem('player_id', 'a-phone-of-a-picture');
  }, permission);
}

const alerts = (permission: NotificationPermission) => async (page: Page) => {
  await answered(page, permission);
  await page.goto('/alerts');
  await expect(page.locator('details')).toHaveCount(4);
};

/** Sends the test push; the callback gets its mark and decides the outcome. */
async function test(page: Page, then: (mark: string) => Promise<void>): Promise<void> {
  await page.addInitScript(() => {
    const wait = globalThis.setTimeout;
    // Shortens the wait of twenty seconds.
    const hurried = (work: () => void, ms?: number) => wait(work, ms === 20_000 ? 300 : ms);
    Object.assign(globalThis, { setTimeout: hurried });
  });
  await alerts('granted')(page);
  await onCall(page, 'testPush', async (route) => {
    const [, mark = ''] =
      /name="mark"\r\n\r\n([^\r]+)/.exec(route.request().postData() ?? '') ?? [];
    await route.fulfill({ json: { success: true, code: 200, message: '', data: null } });
    await then(mark);
  });
  await page.locator('main button').first().click();
  await expect(page.locator('main [role=status] > div')).toBeVisible();
}

export const alertsScreens: readonly Screen[] = [
  { name: 'alerts', open: alerts('default') },
  { name: 'alerts-on', isOtherState: true, open: alerts('granted') },
  { name: 'alerts-blocked', isOtherState: true, open: alerts('denied') },
  {
    name: 'alerts-arrived',
    isOtherState: true,
    open: (page) =>
      test(page, (mark) =>
        page.evaluate(
          (data) => {
            navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
          },
          { type: 'test-arrived', mark },
        ),
      ),
  },
  {
    name: 'alerts-missing',
    isOtherState: true,
    open: async (page) => {
      await test(page, async () => undefined);
      await page.locator('summary').first().click();
    },
  },
  {
    name: 'dashboard-alerts',
    isOtherState: true,
    open: async (page) => {
      await answered(page, 'default');
      await page.goto('/');
      await expect(page.locator('main section[aria-label] button')).toHaveCount(2);
    },
  },
];
