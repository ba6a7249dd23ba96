import type { Page } from '@playwright/test';
import { openJob, plantJob } from '../world/job.ts';
import { commandsOf } from '../world/job-store.ts';
import { toast } from '../world/screen.ts';
import { expect, test } from '../world/test.ts';
import { button, keptOnPhone } from './phone.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const NOT_SAVED = 'Not saved: no room left on this phone, and no network. Please try again.';

/** Whether IndexedDB refuses a row: runs in the page. */
const isWriteRefused = (): Promise<boolean> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('probe', 1);
    const end = (isRefused: boolean) => () => {
      opening.result.close();
      resolve(isRefused);
    };
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('rows'));
    opening.addEventListener('error', () => resolve(true));
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('rows', 'readwrite');
      writing.addEventListener('complete', end(false));
      writing.addEventListener('abort', end(true));
      writing.objectStore('rows').put('x'.repeat(1000), Date.now());
    });
  });

/** Sets the storage quota to 1 byte, so that writes fail as on a full disk; returns the reset. */
async function fillPhone(page: Page): Promise<() => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  // IndexedDB remembers the free space for up to 30 seconds: repeat until a write is refused.
  await expect
    .poll(
      async () => {
        await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
        return page.evaluate(isWriteRefused);
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  return () => devtools.send('Storage.overrideQuotaForOrigin', { origin });
}

test('a phone with a full disk shows that nothing is saved, and saves the action after space is freed', async ({
  page,
}) => {
  const job = await plantJob('started');
  await openJob(page, job);
  await expect(button(page, 'End Work')).toBeVisible();
  const makeRoom = await fillPhone(page);
  await button(page, 'End Work').click();
  const sure = page.getByRole('alertdialog').getByRole('button', { name: 'End Work' });
  await expect(sure).toBeVisible();
  await page.context().setOffline(true);
  await sure.click();
  await expect(toast(page, NOT_SAVED)).toBeVisible();
  await expect(page.getByText('Work Completed')).toBeHidden();
  await expect(page.getByText('Work ended · not sent')).toBeHidden();
  await expect(button(page, 'End Work')).toBeVisible();
  expect(await keptOnPhone(page)).not.toContain('end-work');

  await makeRoom();
  await button(page, 'End Work').click();
  await sure.click();
  await expect(page.getByText('Work ended · not sent')).toBeVisible();
  await page.context().setOffline(false);
  await expect.poll(() => commandsOf(job.bookingId)).toEqual(['end']);
});

test('a phone with a full disk still works with network', async ({ page }) => {
  const job = await plantJob('started');
  await openJob(page, job);
  await expect(button(page, 'End Work')).toBeVisible();
  await fillPhone(page);
  await button(page, 'End Work').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End Work' }).click();
  await expect(toast(page, 'Work Completed')).toBeVisible();
  expect(await commandsOf(job.bookingId)).toEqual(['end']);
});
