import { addPayment } from '@karigar/contract/payments/add-payment';
import { paise } from '@karigar/domain/money';
import type { Page } from '@playwright/test';
import { openPayment } from '../bookings/open-payment.ts';
import { openJob, tokenOf } from '../world/job.ts';
import { must, orderJob } from '../world/order-job.ts';
import { expect, test } from '../world/test.ts';
import { follow } from './customer-of.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const onGatewaysPage = (page: Page) => expect(heading(page, 'Pay ₹1299.00')).toBeVisible();
const onOurPage = (page: Page) => expect(page).toHaveURL(/\/pay\/\d+$/);

test('[PAY-03] the customer pays on the gateway’s page, and the serviceman sees it without a reload', async ({
  page: servicemanPage,
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  const job = await orderJob(servicemanPage.request, 'completed');
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    ...(extraHTTPHeaders !== undefined && { extraHTTPHeaders }),
    viewport: { width: 360, height: 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();

  await test.step('the serviceman waits for the cash, which is the only method', async () => {
    await openJob(servicemanPage, job);
    await openPayment(servicemanPage, job);
    await expect(servicemanPage.getByRole('radio')).toHaveCount(1);
    await expect(button(servicemanPage, 'Continue')).toBeVisible();
  });

  await test.step('Back on the gateway’s page leads to how the payment stands', async () => {
    await follow(page, job);
    await button(page, 'Pay ₹1,299.00 now').click();
    await onGatewaysPage(page);
    await page.goBack();
    await onOurPage(page);
    await expect(page.getByText('Waiting for your payment')).toBeVisible();
    await page.getByRole('link', { name: 'Continue paying' }).click();
    await onGatewaysPage(page);
  });

  await test.step('both see that it is paid', async () => {
    await button(page, 'Pay').click();
    await onOurPage(page);
    await expect(heading(page, 'Payment Completed')).toBeVisible();
    await expect(heading(servicemanPage, 'Payment Completed')).toBeVisible();
    await expect(servicemanPage.getByText('Take no cash.')).toBeVisible();
    await expect(button(servicemanPage, 'Continue')).toBeHidden();
  });

  await test.step('the booking has the receipt, and its arrow does not lead back to the gateway', async () => {
    await button(page, 'To my booking').click();
    const payment = page.getByRole('region', { name: 'Payment' });
    await expect(payment).toContainText('Paid online');
    await expect(button(page, 'Receipt')).toBeVisible();
    await button(page, 'Back').click();
    await expect(page).toHaveURL('/booking');
  });
  await context.close();
});

test('a failed payment is tried again, and cash that came meanwhile says not to pay twice', async ({
  page,
}) => {
  const job = await orderJob(page.request, 'completed');
  const { bookingId, orderId } = job;
  await follow(page, job);
  await button(page, 'Pay ₹1,299.00 now').click();
  await onGatewaysPage(page);
  await button(page, 'Fail').click();
  await onOurPage(page);
  await expect(page.getByText('The payment did not go through.')).toBeVisible();
  await button(page, 'Try again').click();
  await onGatewaysPage(page);
  const token = await tokenOf(page.request, job.serviceman, 'serviceman');
  const cash = { bookingId, orderId, amount: paise(129_900), mode: 'cash' };
  await must(page.request, addPayment, cash, token);
  await page.goBack();
  await expect(page.getByText('This bill is already paid.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue paying' })).toBeHidden();
});
