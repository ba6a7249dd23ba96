import type { Page } from '@playwright/test';
import type { Job } from '../world/job.ts';
import { DEMO_PASSWORD } from '../world/people.ts';
import { expect } from '../world/test.ts';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('alertdialog');
const sheet = (page: Page) => page.getByRole('dialog');

/** Logs in by email, until all files of the app are cached. */
export async function logIn(page: Page, { serviceman }: Pick<Job, 'serviceman'>): Promise<void> {
  await page.goto('/login2');
  await page.getByLabel('Email', { exact: true }).fill(serviceman.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await button(page, 'Login Now').click();
  await expect(page).toHaveURL('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  // From now on the service worker serves the app's own files.
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
}

export async function openBooking(page: Page, { bookingId }: Job): Promise<void> {
  await page.locator(`a[href="/booking/${bookingId}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('KRG-');
}

export async function proposeAddOn(page: Page, name: string): Promise<void> {
  await button(page, 'Add Services').click();
  await sheet(page)
    .getByRole('button', { name: `Add: ${name}` })
    .click();
  await sheet(page).getByRole('button', { name: 'Add Services', exact: true }).click();
}

export async function start(page: Page): Promise<void> {
  await button(page, 'Start Work').click();
  await dialog(page).getByRole('button', { name: 'Start Work' }).click();
  await expect(button(page, 'Hold Work')).toBeVisible();
}

export async function hold(page: Page): Promise<void> {
  await button(page, 'Hold Work').click();
  await sheet(page).getByRole('radio').nth(1).check();
  await sheet(page).getByRole('button', { name: 'Hold', exact: true }).click();
  await expect(button(page, 'Resume Work')).toBeVisible();
}

export async function resume(page: Page): Promise<void> {
  await expect(sheet(page)).toBeHidden();
  await button(page, 'Resume Work').click();
  await expect(button(page, 'Hold Work')).toBeVisible();
}

/** Also with add-ons that the customer has not answered. */
export async function end(page: Page): Promise<void> {
  await button(page, 'End Work').click();
  await dialog(page).getByRole('button', { name: /^End / }).click();
  await expect(page.getByText('Work Completed').first()).toBeVisible();
}

/** Types the code into the open sheet and submits it. */
export async function enterCode(page: Page, code: string): Promise<void> {
  const boxes = sheet(page).getByRole('textbox');
  await expect(boxes).toHaveCount(6);
  await boxes.first().fill(code);
  await button(page, 'Submit').click();
}

/** Everything stored on this phone, as text. */
export const keptOnPhone = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('closed')));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name));
      for (const store of db.objectStoreNames)
        kept.push(name, store, await done(db.transaction(store).objectStore(store).getAll()));
      db.close();
    }
    return JSON.stringify(kept);
  });
