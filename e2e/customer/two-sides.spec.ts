import { writeCompletionQr } from '@karigar/domain/bookings/completion-qr';
import type { Page } from '@playwright/test';
import { openPayment } from '../bookings/open-payment.ts';
import { createPerson } from '../../apps/api/testing/fresh-people.ts';
import { openJob } from '../world/job.ts';
import { look } from '../world/job-store.ts';
import { toast, typedCode } from '../world/screen.ts';
import { expect, test } from '../world/test.ts';
import { assignTo, bookAsGuest } from '../customer-bookings/book-visit.ts';
import { giveCamera } from '../customer-bookings/camera.ts';
import { sendToWork } from '../customer-bookings/order-store.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name });

test('[ADD-08] customer and serviceman, each on a phone of their own, through a whole job', async ({
  page: his,
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  test.setTimeout(90_000);
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    ...(extraHTTPHeaders !== undefined && { extraHTTPHeaders }),
    viewport: { width: 360, height: 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const hers = await context.newPage();
  const serviceman = await createPerson(look, 'serviceman', Date.now());
  await sendToWork(serviceman.id);
  const holdUp = await giveCamera(his);

  const bookingId = await test.step('she books as a guest, and logs in', async () => {
    const booked = await bookAsGuest(hers);
    await expect(hers.getByText('We are finding someone')).toBeVisible();
    return booked;
  });

  const job = await test.step('operations give it to him, and she sees who comes', async () => {
    const orderId = await assignTo(his.request, bookingId, serviceman);
    await expect(region(hers, 'Who comes')).toContainText(/\w+ \w\./);
    await expect(hers.getByText(/is coming$/)).toBeVisible();
    const shown = hers.getByRole('region', { name: 'Completion OTP' }).getByRole('img').first();
    const code = ((await shown.getAttribute('aria-label')) ?? '').replaceAll(' ', '');
    expect(code).toMatch(/^\d{6}$/);
    return { bookingId, orderId, code, serviceman, customer: serviceman };
  });
  await openJob(his, job);

  await test.step('he starts, and she sees it without a reload', async () => {
    await button(his, 'Start Work').click();
    await his.getByRole('alertdialog').getByRole('button', { name: 'Start Work' }).click();
    await expect(hers.getByText('Work started')).toBeVisible();
  });

  await test.step('she approves one add-on and rejects the other, and he sees it', async () => {
    await button(his, 'Add Services').click();
    const sheet = his.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Add: Anti-rust spray' }).click();
    await sheet.getByRole('button', { name: 'Add: Drain pipe replacement' }).click();
    await sheet.getByRole('button', { name: 'Add Services', exact: true }).click();
    await expect(hers.getByRole('heading', { name: /asks to add$/ })).toBeVisible();
    await button(hers, 'Approve: Anti-rust spray').click();
    await expect(region(his, 'Add-ons').getByText('Accepted', { exact: true })).toBeVisible();
    await button(hers, 'Reject').click();
    await expect(region(his, 'Add-ons')).not.toContainText('Drain pipe replacement');
    await expect(hers.getByText('Not approved: Drain pipe replacement')).toBeVisible();
  });

  await test.step('he ends, and his camera takes her code', async () => {
    await button(his, 'End Work').click();
    await his.getByRole('alertdialog').getByRole('button', { name: 'End Work' }).click();
    await expect(hers.getByText('OTP pending')).toBeVisible();
    await expect(hers.getByRole('img', { name: [...job.code].join(' ') })).toBeVisible();
    await button(hers, 'Show QR code').click();
    await expect(hers.getByRole('img', { name: 'Your completion OTP as a QR code' })).toBeVisible();
    await button(his, 'Scan QR code').click();
    await expect(his.getByText('Point the camera at the customer’s QR code.')).toBeVisible();
    await holdUp(writeCompletionQr(job.bookingId + 1, '000000'));
    await expect(his.getByText('This QR code is of another booking.')).toBeVisible();
    await holdUp(writeCompletionQr(job.bookingId, job.code));
    await expect.poll(() => typedCode(his)).toBe(job.code);
    await button(his, 'Submit').click();
    await expect(his).toHaveURL('/');
  });

  await test.step('she rates, and her word stands', async () => {
    await expect(hers.getByRole('heading', { name: /^How was .+’s work\?$/ })).toBeVisible();
    await hers.getByRole('radio', { name: '5 of 5 stars' }).check();
    await button(hers, 'Neat work').click();
    await hers.getByLabel('Say something (optional)').fill('Clean and on time.');
    await button(hers, 'Submit').click();
    await expect(toast(hers, 'Thank you for rating.')).toBeVisible();
    await expect(region(hers, 'Your rating')).toContainText('Clean and on time.');
  });

  await test.step('he takes the cash, and she has her receipt', async () => {
    await openPayment(his, job);
    await button(his, 'Continue').click();
    await expect(button(hers, 'Receipt')).toBeVisible();
    await button(hers, 'Receipt').click();
    await expect(hers.getByRole('dialog').getByRole('link').first()).toBeVisible();
  });
  await context.close();
});
