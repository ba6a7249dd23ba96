import type { Page } from '@playwright/test';
import type { Job } from '../world/job.ts';
import { DEMO_PASSWORD } from '../world/people.ts';
import { expect } from '../world/test.ts';

/** In by the email door, as a person: the session stands wherever the app keeps it. */
export async function logIn(page: Page, { serviceman }: Pick<Job, 'serviceman'>): Promise<void> {
  await page.goto('/login2');
  await page.getByLabel('Email', { exact: true }).fill(serviceman.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Login Now' }).click();
  await expect(page.locator('main a h3').first()).toBeVisible();
}

/** Files kept for an offline start. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
}

/** What lies in a store of the phone, by its keys. */
export const keysIn = (page: Page, database: string, store: string): Promise<string[]> =>
  page.evaluate(
    ([name, table]) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const db = opening.result;
          const keys = db
            .transaction(table ?? '')
            .objectStore(table ?? '')
            .getAllKeys();
          keys.addEventListener('success', () => {
            db.close();
            resolve(keys.result.map(String));
          });
        });
      }),
    [database, store],
  );

export const keptReads = (page: Page): Promise<string[]> => keysIn(page, 'karigar', 'session');

export async function cut(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
}
