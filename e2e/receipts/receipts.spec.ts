import { addPayment } from '@karigar/contract/payments/add-payment';
import { getReceipt, type Receipt } from '@karigar/contract/receipts/get-receipt';
import { paise } from '@karigar/domain/money';
import type { APIRequestContext, Page } from '@playwright/test';
import { openPayment } from '../bookings/open-payment.ts';
import { axeFindings, cutOff, missed } from '../screens/findings.ts';
import { ask } from '../world/ask.ts';
import { openJob, tokenOf, type Job } from '../world/job.ts';
import { orderJob } from '../world/order-job.ts';
import { expect, test } from '../world/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function payFor(request: APIRequestContext, job: Job): Promise<Receipt> {
  const { bookingId, orderId } = job;
  const token = await tokenOf(request, job.serviceman, 'serviceman');
  const input = { bookingId, orderId, amount: paise(129_900), mode: 'cash' };
  const paid = await ask(request, addPayment, input, token);
  if (paid.kind !== 'ok') throw new Error(`not paid: ${JSON.stringify(paid)}`);
  const receipt = await ask(request, getReceipt, { bookingId, orderId }, token);
  if (receipt.kind !== 'ok') throw new Error(`no receipt: ${JSON.stringify(receipt)}`);
  return receipt.data;
}

const proofOf = ({ pageUrl }: Receipt): string => pageUrl.replace(/\/[^/]+$/, '');

async function expectSound(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await missed(page)).toEqual([]);
  expect(await cutOff(page)).toEqual([]);
}

test('a paid booking opens its receipt, which can be shared', async ({ page, request }) => {
  const job = await orderJob(request, 'ended');
  await payFor(request, job);
  await openJob(page, job);
  await expect(page.locator('main dl').last()).toBeVisible();
  await openPayment(page, job);
  await page.getByRole('button', { name: 'Receipt' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText(/K\/\d\d-\d\d\/\d{6}/);
  await expect(sheet.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/91\d{10}\?text=.*%2Fr%2F/,
  );
  const link = await sheet.getByRole('link', { name: 'Open receipt' }).getAttribute('href');
  const paper = await request.get(link ?? '');
  expect(paper.headers()['content-type']).toBe('application/pdf');
  expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Payment Completed' })).toBeVisible();
});

test('the QR link of a receipt confirms it without a session, in both languages and themes', async ({
  page,
  request,
}) => {
  const receipt = await payFor(request, await orderJob(request, 'ended'));
  await page.goto(proofOf(receipt));
  await expect(page.getByRole('heading', { name: 'This receipt is genuine' })).toBeVisible();
  await expect(page.locator('dl')).toContainText(receipt.number);
  await expect(page.locator('dl')).toContainText('₹1,299.00');
  await expect(page.getByRole('link', { name: /PDF/ })).toHaveCount(0);
  await expectSound(page);
  await page.getByRole('link', { name: 'हिंदी' }).click();
  await expect(page.getByRole('heading', { name: 'यह रसीद असली है' })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectSound(page);
});

test('a receipt code with one letter changed is not confirmed', async ({ page, request }) => {
  const proof = proofOf(await payFor(request, await orderJob(request, 'ended')));
  const at = proof.length - 20;
  const changed = proof.slice(0, at) + (proof[at] === 'A' ? 'B' : 'A') + proof.slice(at + 1);
  const served = await page.goto(changed);
  expect(served?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: /could not be confirmed/ })).toBeVisible();
  await expectSound(page);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the service worker leaves /r/ to the server', async ({ page, request }) => {
    const receipt = await payFor(request, await orderJob(request, 'ended'));
    await page.goto('/login');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.goto(receipt.pageUrl);
    await expect(page.getByRole('link', { name: 'Open the receipt (PDF)' })).toBeVisible();
  });
});
