import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { paise, readAmount, sumOf, writeAmount, type Paise } from '@karigar/domain/money';
import { onCall } from '../world/calls.ts';
import { enterFor, tokenOf } from '../world/job.ts';
import { orderJob } from '../world/order-job.ts';
import { toast } from '../world/screen.ts';
import { expect, test } from '../world/test.ts';
import { completeJob, plantEarnings, takeCash } from './plant-earnings.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const amountIn = (words: string): Paise => {
  const [, sign = '', written = ''] = /(-?)₹([\d,]+\.\d\d)/.exec(words) ?? [];
  const amount = readAmount(sign + written.replaceAll(',', ''));
  if (amount === null) throw new Error(`no amount in ${words}`);
  return amount;
};
const plate = (page: Page) => page.locator('main section', { has: page.getByRole('meter') });
const weekSum = (page: Page) => page.locator('main section', { has: page.getByRole('list') });
const memo = (page: Page, heading: string) =>
  page.getByRole('region', { name: heading }).locator('dl');

/** The amounts of a memo's rows, and the sum below them. */
async function rowsOf(page: Page, heading: string): Promise<{ rows: Paise[]; total: Paise }> {
  await expect(memo(page, heading)).toBeVisible();
  const words = await memo(page, heading).locator('> div').allInnerTexts();
  const amounts = words.map(amountIn);
  const total = amounts.pop();
  if (total === undefined) throw new Error(`${heading} has no sum`);
  return { rows: amounts, total };
}

test('a cash booking changes earnings and cash in hand live, and its lines add up', async ({
  page,
  request,
}) => {
  const job = await orderJob(request, 'started');
  await enterFor(page, job);
  const otherPhone = await tokenOf(request, job.serviceman, 'serviceman');
  await page.goto('/earnings');
  await expect(page.getByRole('heading', { name: 'No earnings yet' })).toBeVisible();

  await completeJob(request, job, otherPhone);
  await expect(page.locator('main ol button')).toHaveCount(1);
  await expect(plate(page)).toContainText('₹0.00');
  const earned = amountIn(await weekSum(page).innerText());
  expect(earned).toBeGreaterThan(0);

  await takeCash(request, job, otherPhone);
  await expect(plate(page)).not.toContainText(/^.*Cash in hand\s*₹0\.00/s);
  const inHand = amountIn(await plate(page).innerText());
  expect(inHand).toBeGreaterThan(0);

  await page.locator('main ol button').click();
  await expect(page.locator('main')).toContainText('1 job');
  await page.getByRole('button', { name: /KRG-/ }).click();
  const bill = await rowsOf(page, 'The bill');
  const earnings = await rowsOf(page, 'Your earnings');
  const cash = await rowsOf(page, 'Cash');
  for (const { rows, total } of [bill, earnings, cash]) expect(sumOf(rows)).toBe(total);
  expect([earnings.total, cash.total]).toEqual([earned, inHand]);
});

test('a questioned earning line shows its ticket, and is listed under questions', async ({
  page,
}) => {
  const job = await plantEarnings(page.request);
  await enterFor(page, job);
  await page.goto('/earnings');
  await page.locator('main ol button').click();
  await page.getByRole('button', { name: /KRG-/ }).click();
  await page.getByRole('button', { name: /^Question this line: Commission/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill('It was less last month');
  await sheet.getByRole('button', { name: 'Send question' }).click();
  await expect(toast(page, /Your question has been sent. Ticket Q-\u2060\d+/)).toBeVisible();
  await expect(memo(page, 'The bill')).toContainText(/Commission.*Asked · Q-\d+/s);
  await page.goto('/earnings/questions');
  await expect(page.locator('main section')).toContainText('It was less last month');
});

test('a cash deposit shows as waiting beside the amount and in the list until it is confirmed', async ({
  page,
}) => {
  const job = await plantEarnings(page.request);
  await enterFor(page, job);
  await page.goto('/earnings');
  const inHand = amountIn(await plate(page).innerText());
  await plate(page).getByRole('button', { name: 'Deposit' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByLabel('Amount')).toHaveValue(writeAmount(inHand));
  await sheet.getByRole('radio', { name: 'By UPI' }).check();
  await sheet.getByLabel('Slip or transfer number').fill('631870022145');
  await sheet.getByRole('button', { name: 'Deposit' }).dblclick();
  await expect(toast(page, 'Deposit sent. It will be confirmed soon.')).toBeVisible();
  await expect(plate(page)).toContainText('deposited, waiting to be confirmed');
  expect(amountIn(await plate(page).innerText())).toBe(inHand);
  await page.getByRole('link', { name: 'Deposits' }).click();
  await expect(page.locator('main section')).toHaveText([/Waiting.*By UPI · 631870022145/s]);
});

test('earnings stay visible with their age while the connection is cut', async ({ page }) => {
  const job = await plantEarnings(page.request);
  await enterFor(page, job);
  await page.goto('/earnings');
  await page.locator('main ol button').click();
  await expect(page.getByRole('button', { name: /KRG-/ })).toBeVisible();
  // Reads are persisted after one second.
  await page.waitForTimeout(1500);
  for (const name of ['getEarnings', 'getEarningsOfDay'])
    await onCall(page, name, (route) => route.abort('connectionreset'));
  await page.reload();
  await expect(page.getByRole('button', { name: /KRG-/ })).toBeVisible();
  await expect(page.locator('main [role=status]').first()).toContainText('Could not refresh.');
  await page.goto('/earnings');
  await expect(page.locator('main ol button')).toHaveCount(1);
  await expect(page.locator('main [role=status]').first()).toContainText('Could not refresh.');
});

test('the statement has the same amounts as the earnings screen', async ({ page }) => {
  const job = await plantEarnings(page.request);
  await enterFor(page, job);
  await page.goto('/earnings');
  await page.getByRole('link', { name: / so far/ }).click();
  const { rows, total } = await rowsOf(page, 'How it adds up');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Statement as CSV' }).click();
  const written = readFileSync(await (await coming).path(), 'utf8');
  const bare = (amount: Paise): string => writeAmount(paise(Math.abs(amount)));
  for (const amount of [...rows.slice(0, 4), total]) expect(written).toContain(bare(amount));
  const paper = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Statement as PDF' }).click();
  const printed = readFileSync(await (await paper).path());
  expect(printed.subarray(0, 5).toString()).toBe('%PDF-');
});
