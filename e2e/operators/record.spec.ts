import type { Desk } from '@karigar/domain/console/desks';
import type { Page } from '@playwright/test';
import { consoleUrl, giveScreenLock, invite } from '../world/console.ts';
import { readBooking } from '../world/job-store.ts';
import { orderJob } from '../world/order-job.ts';
import { expect, test } from '../world/test.ts';

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

const logIn = async (page: Page, email: string, desks: readonly Desk[]): Promise<void> => {
  await giveScreenLock(page);
  await page.goto(consoleUrl() + invite(email, 'Mumbai', desks));
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
};

test('an operator finds a booking by its number, reads its history, writes a note and calls the customer; another desk does not find it', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const { bookingId, customer } = await orderJob(request, 'started');
  const { bookingNo } = await readBooking(bookingId);
  await logIn(page, 'record@karigar.example', ['dispatch', 'help']);
  const keys = page.keyboard;

  await keys.press('/');
  await page.getByRole('combobox').fill(bookingNo);
  await expect(page.getByRole('option', { name: new RegExp(bookingNo) })).toBeVisible();
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: bookingNo })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/bookings/${bookingNo}$`));

  const history = page.getByRole('list', { name: 'History' });
  await expect(history.getByText('Work started', { exact: true })).toBeVisible();
  await expect(history.getByText(/^Assigned to /)).toBeVisible();
  await expect(history.getByText('Record opened', { exact: true })).toBeVisible();
  const record = page.getByRole('complementary', { name: 'Record' });
  await expect(record).toContainText('Started');
  await expect(record).toContainText(`XXXXXX${customer.phone.slice(-4)}`);
  await expect(page.getByText(customer.phone)).toHaveCount(0);

  await keys.press('n');
  await keys.type('The gate is at the back');
  await keys.press('Enter');
  await expect(history.getByText('The gate is at the back')).toBeVisible();
  await keys.press('Escape');

  await keys.press('c');
  await page.getByLabel('Why do you call?').fill('The serviceman stands at the gate');
  await keys.press('Enter');
  await expect(page.getByRole('link', { name: `Call +91${customer.phone}` })).toBeVisible();
  await keys.press('Escape');
  await expect(page.getByText(customer.phone)).toHaveCount(0);
  await expect(history.getByText('Asked for the number to call')).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const other = await context.newPage();
  await logIn(other, 'catalogue@karigar.example', ['catalogue']);
  await other.keyboard.press('/');
  await expect(other.getByRole('combobox')).toHaveCount(0);
  await other.goto(`${consoleUrl()}/bookings/${bookingNo}`);
  await expect(other.getByText('This place is for the desks:')).toBeVisible();
  await expect(other.getByText('The gate is at the back')).toHaveCount(0);
  await context.close();
});
