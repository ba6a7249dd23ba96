import type { Page } from '@playwright/test';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { paise } from '@karigar/domain/money';
import { ask } from '../world/ask.ts';
import { callOf, cutCall, onCall } from '../world/calls.ts';
import { enterFor, openJob, tokenOf, type Job } from '../world/job.ts';
import { changeBooking, paymentsOf } from '../world/job-store.ts';
import { orderJob } from '../world/order-job.ts';
import { toast } from '../world/screen.ts';
import { liveOff } from '../world/live.ts';
import { expect, test } from '../world/test.ts';
import { sentFields } from './sent-field.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const proceed = (page: Page) => page.getByRole('button', { name: 'Continue' });

async function openFromBooking(page: Page, job: Job): Promise<string> {
  const token = await openJob(page, job);
  await page.getByRole('button', { name: /^Payment/ }).click();
  await expect(page).toHaveURL('/payment');
  return token;
}

test('[PAY-01] [PAY-02] [PAY-03] /payment shows due, summary and cash, and goes back home', async ({
  page,
}) => {
  await openFromBooking(page, await orderJob(page.request, 'ended'));
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Payment Summary' })).toBeVisible();
  await expect(page.locator('main')).toContainText('Amount due₹1,299.00');
  await expect(page.locator('main')).toContainText(/Paid\s*₹0\.00/);
  await expect(page.getByRole('radio')).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'Cash' })).toBeChecked();
  await expect(proceed(page)).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/');
});

test('[PAY-01] /payment without a booking redirects to the history', async ({ page }) => {
  await enterFor(page, await orderJob(page.request, 'ended'));
  await page.goto('/payment');
  await expect(page).toHaveURL('/booking-history');
});

test('[PAY-04] [PAY-06] Continue pays the whole due in cash and goes home', async ({ page }) => {
  const job = await orderJob(page.request, 'ended');
  await openFromBooking(page, job);
  const sending = page.waitForRequest((request) => callOf(request) === 'addPayments');
  await proceed(page).click();
  const sent = await sending;
  expect(sentFields(sent, 'amount')).toEqual(['1299.00']);
  expect(sentFields(sent, 'paymentMode')).toEqual(['cash']);
  await expect(toast(page, 'Payment successful!')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await paymentsOf(job.bookingId)).toEqual([{ amount: 129_900, mode: 'cash' }]);
});

test('[PAY-02] with nothing due a note replaces the payment method', async ({ page, request }) => {
  const job = await orderJob(page.request, 'ended');
  const token = await tokenOf(request, job.serviceman, 'serviceman');
  const { bookingId, orderId } = job;
  await ask(
    request,
    addPayment,
    { bookingId, orderId, amount: paise(129_900), mode: 'cash' },
    token,
  );
  await openFromBooking(page, job);
  await expect(page.getByRole('heading', { name: 'Payment Completed' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Payment Summary' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(proceed(page)).toBeHidden();
  await page.getByRole('button', { name: 'Go to next job' }).click();
  await expect(page).toHaveURL('/');
});

test('[PAY-05] a bill paid in another tab shows nothing pending, and one payment is recorded', async ({
  page,
  request,
}) => {
  const job = await orderJob(page.request, 'ended');
  const { bookingId, orderId } = job;
  // With the live channel the screen would be updated before the tap.
  await liveOff(page);
  await openFromBooking(page, job);
  await expect(proceed(page)).toBeVisible();
  const token = await tokenOf(request, job.serviceman, 'serviceman');
  await ask(
    request,
    addPayment,
    { bookingId, orderId, amount: paise(129_900), mode: 'cash' },
    token,
  );
  await proceed(page).click();
  await expect(page.getByRole('alert')).toHaveText('No pending amount.');
  await expect(page.getByRole('heading', { name: 'Payment Completed' })).toBeVisible();
  expect(await paymentsOf(job.bookingId)).toHaveLength(1);
});

test('[PAY-06] a refused payment shows the server’s message', async ({ page }) => {
  const job = await orderJob(page.request, 'ended');
  await openFromBooking(page, job);
  await expect(proceed(page)).toBeVisible();
  // After the press: before it, the screen might read the new amount.
  await onCall(page, 'addPayments', async (route) => {
    await changeBooking(job.bookingId, { total_after_end: 139_900 });
    await route.continue();
  });
  await proceed(page).click();
  await expect(page.getByRole('alert')).toHaveText('This is not the amount due. Please check it.');
  await expect(page.locator('main')).toContainText('Amount due₹1,399.00');
});

for (const [trouble, cause] of [
  ['the connection is cut', (page: Page) => cutCall(page, 'addPayments')],
  [
    'the server replies 500',
    (page: Page) => onCall(page, 'addPayments', (route) => route.fulfill({ status: 500 })),
  ],
] as const)
  test(`[PAY-06] when ${trouble}, the payment shows that something went wrong`, async ({
    page,
  }) => {
    const job = await orderJob(page.request, 'ended');
    await openFromBooking(page, job);
    await cause(page);
    await proceed(page).click();
    await expect(page.getByRole('alert')).toHaveText('Something went wrong during payment.');
    await expect(page).toHaveURL('/payment');
    // The alert shows once; then the noted cash replaces it, and nothing is due.
    await expect(page.getByRole('heading', { name: 'Cash noted' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(proceed(page)).toBeHidden();
    await expect(page.getByText('Payment successful!')).toBeHidden();
  });

test('[PAY-07] a double tap, and a retry after a lost reply, record one payment', async ({
  page,
}) => {
  const job = await orderJob(page.request, 'ended');
  await liveOff(page);
  await openFromBooking(page, job);
  let isLost = true;
  const keys = new Set<string | undefined>();
  await onCall(page, 'addPayments', async (route) => {
    keys.add(route.request().headers()['idempotency-key']);
    if (!isLost) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await proceed(page).dblclick();
  await expect(page.getByRole('alert')).toHaveText('Something went wrong during payment.');
  isLost = false;
  await proceed(page).click();
  await expect(toast(page, 'Payment successful!')).toBeVisible();
  expect(keys.size).toBe(1);
  expect(await paymentsOf(job.bookingId)).toHaveLength(1);
});
