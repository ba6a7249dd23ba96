import type { Page } from '@playwright/test';
import type { Job } from '../world/job.ts';
import { DEMO_PASSWORD } from '../world/people.ts';
import { expect } from '../world/test.ts';

/** Types email and password into the login screen and submits them. */
export async function typeLogin(
  page: Page,
  { serviceman }: Pick<Job, 'serviceman'>,
): Promise<void> {
  await page.goto('/login2');
  await page.getByLabel('Email', { exact: true }).fill(serviceman.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Login Now' }).click();
}

/** Logs in by email in the app, so that the app stores the session itself. */
export async function logIn(page: Page, job: Pick<Job, 'serviceman'>): Promise<void> {
  await typeLogin(page, job);
  await expect(page.locator('main a h3').first()).toBeVisible();
}

/** Waits until the service worker has cached the files for an offline start. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
}

/** The keys of an IndexedDB store. */
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

/** Waits until the phone can encrypt the queue without network. */
export async function keyHeld(page: Page): Promise<void> {
  // Opening a database that is not there yet would make an empty one.
  const names = () => page.evaluate(async () => (await indexedDB.databases()).map((db) => db.name));
  await expect.poll(names).toContain('karigar-queue-keys');
  await expect.poll(() => keysIn(page, 'karigar-queue-keys', 'keys')).toEqual(['byAccount']);
}

export async function cut(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
}
