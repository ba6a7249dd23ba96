import { addDays, dayOf } from '@karigar/domain/dates/india-day';
import { createPerson } from '../../apps/api/testing/fresh-people.ts';
import { bookAsGuest } from '../customer-bookings/book-visit.ts';
import { sendToWork } from '../customer-bookings/order-store.ts';
import { look, readBooking } from '../world/job-store.ts';
import { expect, test } from '../world/test.ts';
import { consoleUrl, giveScreenLock, invite } from '../world/console.ts';

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

test('a booking that nobody took is assigned by keyboard, and the customer reads the same', async ({
  page: operatorPage,
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    ...(extraHTTPHeaders !== undefined && { extraHTTPHeaders }),
    viewport: { width: 360, height: 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const customerPage = await context.newPage();
  const serviceman = await createPerson(look, 'serviceman', Date.now());
  await sendToWork(serviceman.id);
  const bookingId = await bookAsGuest(customerPage);
  await expect(customerPage.getByText('Nobody has taken it yet')).toBeVisible();
  const { bookingNo } = await readBooking(bookingId);

  await giveScreenLock(operatorPage);
  await operatorPage.goto(consoleUrl() + invite('meera@karigar.example', 'Bengaluru'));
  await operatorPage.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(operatorPage.getByText('Live', { exact: true })).toBeVisible();

  const keys = operatorPage.keyboard;
  await keys.press('g');
  await keys.press('d');
  await expect(operatorPage.getByRole('heading', { name: 'Dispatch', exact: true })).toBeVisible();
  const day = addDays(dayOf(Date.now()), 2);
  await operatorPage.goto(`${consoleUrl()}/dispatch?day=${day}&sel=${bookingNo}`);
  const panel = operatorPage.getByRole('complementary', { name: 'Record' });
  await expect(panel.getByRole('button', { name: /^Assign Kavita Pawar$/ }).first()).toBeVisible();

  const done = operatorPage.getByText(/is with Kavita Pawar\.$/);
  // Offers go on meanwhile: then the console says what changed, and the next press has the new version.
  await expect(async () => {
    if (!(await done.isVisible())) await keys.press('Enter');
    await expect(done).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(panel).toContainText('Kavita Pawar');
  await expect(customerPage.getByText(/has the job$/)).toBeVisible();

  await keys.press('u');
  await expect(customerPage.getByText(/has the job$/)).toBeHidden();
  await expect(panel).toContainText('Nobody');
  await context.close();
});
