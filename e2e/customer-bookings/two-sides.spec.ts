import { writeCompletionQr } from '@karigar/domain/bookings/completion-qr';
import type { Page } from '@playwright/test';
import { openPayment } from '../bookings/open-payment.ts';
import { createPerson } from '../../apps/api/testing/fresh-people.ts';
import { openJob } from '../world/job.ts';
import { look } from '../world/job-store.ts';
import { toast, typedCode } from '../world/screen.ts';
import { expect, test } from '../world/test.ts';
import { assignTo, bookAsGuest } from './book-visit.ts';
import { giveCamera } from './camera.ts';
import { sendToWork } from './order-store.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name });

test('[ADD-08] customer and serviceman, on two phones, complete a whole booking', async ({
  page: servicemanPage,
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  test.setTimeout(300_000);
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
  const holdUp = await giveCamera(servicemanPage);

  const bookingId = await test.step('the customer orders as a guest, and logs in', async () => {
    const booked = await bookAsGuest(customerPage);
    await expect(customerPage.getByText('Nobody has taken it yet')).toBeVisible();
    return booked;
  });

  const job =
    await test.step('an operator assigns the booking, and the customer sees the serviceman', async () => {
      const orderId = await assignTo(servicemanPage.request, bookingId, serviceman);
      await expect(region(customerPage, 'Who comes')).toContainText(/\w+ \w\./);
      await expect(customerPage.getByText(/has the job$/)).toBeVisible();
      await button(customerPage, 'Show OTP').click();
      const shown = customerPage
        .getByRole('region', { name: 'Completion OTP' })
        .getByRole('img')
        .first();
      const code = ((await shown.getAttribute('aria-label')) ?? '').replaceAll(' ', '');
      expect(code).toMatch(/^\d{6}$/);
      return { bookingId, orderId, code, serviceman, customer: serviceman };
    });
  await openJob(servicemanPage, job);

  await test.step('the serviceman starts, and the customer sees it without a reload', async () => {
    await button(servicemanPage, 'Start Work').click();
    await servicemanPage
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Start Work' })
      .click();
    await expect(customerPage.getByText('Work started')).toBeVisible();
  });

  await test.step('the customer approves one add-on and rejects the other, and the serviceman sees it', async () => {
    await button(servicemanPage, 'Add Services').click();
    const sheet = servicemanPage.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Add: Anti-rust spray' }).click();
    await sheet.getByRole('button', { name: 'Add: Drain pipe replacement' }).click();
    await sheet.getByRole('button', { name: 'Add Services', exact: true }).click();
    await expect(customerPage.getByRole('heading', { name: /asks to add$/ })).toBeVisible();
    await button(customerPage, 'Approve: Anti-rust spray').click();
    await customerPage
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Approve', exact: true })
      .click();
    await expect(
      region(servicemanPage, 'Add-ons').getByText('Accepted', { exact: true }),
    ).toBeVisible();
    await button(customerPage, 'Reject').click();
    await expect(region(servicemanPage, 'Add-ons')).not.toContainText('Drain pipe replacement');
    await expect(customerPage.getByText('Not approved: Drain pipe replacement')).toBeVisible();
  });

  await test.step("the serviceman ends the work, and their camera reads the customer's code", async () => {
    await button(servicemanPage, 'End Work').click();
    await servicemanPage.getByRole('alertdialog').getByRole('button', { name: 'End Work' }).click();
    await expect(customerPage.getByText('OTP pending')).toBeVisible();
    await expect(customerPage.getByRole('img', { name: [...job.code].join(' ') })).toBeVisible();
    await button(customerPage, 'Show QR code').click();
    await expect(
      customerPage.getByRole('img', { name: 'Your completion OTP as a QR code' }),
    ).toBeVisible();
    await button(servicemanPage, 'Scan QR code').click();
    await expect(
      servicemanPage.getByText('Point the camera at the customer’s QR code.'),
    ).toBeVisible();
    await holdUp(writeCompletionQr(job.bookingId + 1, '000000'));
    await expect(servicemanPage.getByText('This QR code is for another booking.')).toBeVisible();
    await holdUp(writeCompletionQr(job.bookingId, job.code));
    await expect.poll(() => typedCode(servicemanPage)).toBe(job.code);
    await button(servicemanPage, 'Submit').click();
    await expect(servicemanPage).toHaveURL('/');
  });

  await test.step('the customer sees the amount first, the serviceman takes the cash, and the receipt comes', async () => {
    const payment = region(customerPage, 'Payment');
    await expect(payment).toContainText(/^To pay /);
    await expect(customerPage.getByRole('button', { name: /^Rate / })).toBeVisible();
    await openPayment(servicemanPage, job);
    await button(servicemanPage, 'Continue').click();
    await expect(payment).toContainText('Paid');
    await button(customerPage, 'Receipt').click();
    await expect(customerPage.getByRole('dialog').getByRole('link').first()).toBeVisible();
    await customerPage.keyboard.press('Escape');
    await expect(customerPage.getByRole('dialog')).toBeHidden();
  });

  await test.step('the customer rates, and the rating shows', async () => {
    await customerPage.getByRole('button', { name: /^Rate / }).click();
    await expect(
      customerPage.getByRole('heading', { name: /^How was .+’s work\?$/ }),
    ).toBeVisible();
    await customerPage.getByRole('radio', { name: '5 of 5 stars' }).check();
    await button(customerPage, 'Neat work').click();
    await customerPage.getByLabel('Add a comment (optional)').fill('Clean and on time.');
    await button(customerPage, 'Submit').click();
    await expect(toast(customerPage, 'Thank you for rating.')).toBeVisible();
    await expect(region(customerPage, 'Your rating')).toContainText('Clean and on time.');
  });
  await context.close();
});
