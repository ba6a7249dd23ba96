import type { Page } from '@playwright/test';
import { openJob, plantJob } from '../world/job.ts';
import { commandsOf } from '../world/job-store.ts';
import { toast } from '../world/screen.ts';
import { expect, test } from '../world/test.ts';
import { button, keptOnPhone } from './phone.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const NOT_SAVED = 'Not saved: no room left on this phone, and no network. Please try again.';

/** The phone has no room left: what is written fails as a full disk makes it fail. */
async function fillPhone(page: Page): Promise<() => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  return () => devtools.send('Storage.overrideQuotaForOrigin', { origin });
}

test('a phone without room says that nothing is saved, claims nothing, and does it once there is room', async ({
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
  await expect(page.getByText('End Work is waiting to send')).toBeHidden();
  await expect(button(page, 'End Work')).toBeVisible();
  expect(await keptOnPhone(page)).not.toContain('end-work');

  await makeRoom();
  await button(page, 'End Work').click();
  await sure.click();
  await expect(page.getByText('End Work is waiting to send')).toBeVisible();
  await page.context().setOffline(false);
  await expect.poll(() => commandsOf(job.bookingId)).toEqual(['end']);
});

test('a phone without room still works where there is network', async ({ page }) => {
  const job = await plantJob('started');
  await openJob(page, job);
  await expect(button(page, 'End Work')).toBeVisible();
  await fillPhone(page);
  await button(page, 'End Work').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End Work' }).click();
  await expect(toast(page, 'Work Completed')).toBeVisible();
  expect(await commandsOf(job.bookingId)).toEqual(['end']);
});
