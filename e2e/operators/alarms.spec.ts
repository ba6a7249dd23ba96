import { endAlarm } from '@karigar/contract/safety/end-alarm';
import { raiseAlarm } from '@karigar/contract/safety/raise-alarm';
import type { Browser, Page } from '@playwright/test';
import { consoleUrl, giveScreenLock, invite } from '../world/console.ts';
import { tokenOf } from '../world/job.ts';
import { must, orderJob } from '../world/order-job.ts';
import { expect, test } from '../world/test.ts';

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

const enter = async (page: Page, email: string): Promise<void> => {
  await giveScreenLock(page);
  await page.goto(consoleUrl() + invite(email, 'Pune', ['dispatch', 'kyc']));
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
};

const second = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await enter(page, 'second-alarm@karigar.example');
  return page;
};

test('an SOS rings on every console within seconds, on any screen, until one operator takes it', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const job = await orderJob(request, 'started');
  const ref = { bookingId: job.bookingId, orderId: job.orderId };
  const token = await tokenOf(request, job.customer, 'customer');
  const other = await second(browser);
  await enter(page, 'alarm@karigar.example');
  // What drives the browser counts as a press of a person.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'userActivation', {
      value: { hasBeenActive: false, isActive: false },
    }),
  );
  await page.goto(`${consoleUrl()}/kyc`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();

  // A new page has no sound before somebody has pressed something, and says so.
  const soundOff = page.getByRole('button', { name: 'Turn on alarm sound' });
  await expect(soundOff).toBeVisible();
  await soundOff.click();
  await expect(soundOff).toBeHidden();

  const { alarmId } = await must(request, raiseAlarm, ref, token);
  const bars = [page, other].map((each) => each.getByRole('region', { name: 'Alarms' }));
  // By the stream: the next poll of a live console is half a minute away.
  for (const bar of bars) await expect(bar).toContainText('SOS of the customer', { timeout: 8000 });
  await expect(page).toHaveTitle(/SOS! Call now/);

  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Open it' })).toBeFocused();
  await expect(other.getByRole('region', { name: 'Alarms' })).toBeHidden({ timeout: 8000 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Waiting', level: 1 })).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText('SOS of the customer');

  await must(request, endAlarm, { alarmId }, token);
  await expect(page.getByRole('region', { name: 'Alarms' })).toBeHidden({ timeout: 8000 });
  await other.context().close();
});
