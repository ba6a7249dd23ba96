import type { Page } from '@playwright/test';
import { enterFor, plantJob } from '../world/job.ts';
import { expect } from '../world/test.ts';
import type { Screen } from './screen.ts';

/** Inserts entries into the action queue of the next session, in the shape of the app. */
async function leave(page: Page, states: readonly object[]): Promise<void> {
  const job = await plantJob('assigned');
  const authToken = await enterFor(page, job);
  await page.goto('/guide');
  // Waits for the app's database: opening it earlier would create an empty one.
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('karigar-actions');
  await page.evaluate(
    ({ account, bookingId, kept }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('karigar-actions');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const db = opening.result;
          const work = db.transaction('entries', 'readwrite');
          for (const [at, entry] of kept.entries())
            work.objectStore('entries').put({
              key: `00000000-0000-4000-8000-00000000000${at}`,
              account,
              bookingId,
              createdAt: new Date(2026, 10, 15, 11, 58 + at).getTime(),
              after: null,
              order: at + 1,
              isWhole: true,
              input: {},
              ...entry,
            });
          work.addEventListener('complete', () => {
            db.close();
            resolve();
          });
        });
      }),
    { account: `serviceman:${authToken}`, bookingId: job.bookingId, kept: states },
  );
}

const WAITING = { kind: 'waiting', because: 'signed-out' };

export const syncScreens: readonly Screen[] = [
  {
    name: 'sync',
    open: async (page) => {
      await enterFor(page, await plantJob('assigned'));
      await page.goto('/sync');
      await expect(page.locator('main section').last()).toBeVisible();
    },
  },
  {
    name: 'sync-waiting',
    isOtherState: true,
    open: async (page) => {
      await page.route('**/api/**', (route) =>
        /(startWork|holdWork|endWork|verify|addChat|addPayment)/i.test(
          route.request().postData() ?? '',
        )
          ? route.abort()
          : route.continue(),
      );
      await leave(page, [
        { call: 'end-work', input: { endedAt: 0 }, state: WAITING },
        { call: 'verify-completion-otp', input: { otp: '' }, state: WAITING },
        {
          call: 'hold-work',
          isWhole: false,
          state: { kind: 'refused', code: 'booking.cancelled', message: '', details: null },
        },
      ]);
      await page.goto('/sync');
      await expect(page.locator('main li')).toHaveCount(5);
    },
    noise: /Failed to load resource/,
  },
  {
    name: 'sync-sheet',
    isOtherState: true,
    open: async (page) => {
      await leave(page, [
        { call: 'end-work', input: { endedAt: 0 }, state: WAITING },
        { call: 'verify-completion-otp', input: { otp: '' }, state: WAITING },
      ]);
      // Sets navigator.onLine only; the app's own files still load.
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'onLine', { get: () => false }),
      );
      await page.goto('/guide');
      await page.locator('[data-sync] button').click();
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
    },
  },
];
