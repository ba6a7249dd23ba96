import { recordRefundTransfer } from '@karigar/contract/payments/record-refund-transfer';
import { refundPayment } from '@karigar/contract/corrections/refund-payment';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { paise } from '@karigar/domain/money';
import type { Page } from '@playwright/test';
import { patternIn, wordsIn, type Language } from '../bookings/words.ts';
import { follow } from '../customer-bookings/customer-of.ts';
import { axeFindings, cutOff, missed } from '../screens/findings.ts';
import { speak } from '../screens/looks.ts';
import { refundTransferOf } from '../world/job-store.ts';
import { tokenOf, type Job } from '../world/job.ts';
import { operatorToken } from '../world/operator.ts';
import { must, orderJob } from '../world/order-job.ts';
import { expect, test } from '../world/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const REFUND = { amount: paise(20_000), borneBy: 'everyone', reason: 'It dripped again' } as const;

async function refund(page: Page, { bookingId, orderId }: Job): Promise<string> {
  const token = await operatorToken();
  await must(page.request, refundPayment, { bookingId, orderId, ...REFUND }, token);
  return token;
}

async function expectSound(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await missed(page)).toEqual([]);
  expect(await cutOff(page)).toEqual([]);
}

/** The receipt's sheet has the credit note; its PDF opens, and its code is genuine. */
async function expectCreditNote(page: Page, language: Language): Promise<void> {
  const say = wordsIn(language);
  await page.getByRole('button', { name: say('Receipt'), exact: true }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText(/C\/\d\d-\d\d\/\d{6}/);
  await expect(sheet).toContainText('₹200.00');
  await expectSound(page);
  const link = sheet.getByRole('link', { name: say('Open credit note') });
  const pdf = (await link.getAttribute('href')) ?? '';
  const paper = await page.request.get(pdf);
  expect(paper.headers()['content-type']).toBe('application/pdf');
  await page.goto(`${pdf.slice(0, pdf.lastIndexOf('/'))}?lang=${language}`);
  const title = language === 'hi' ? 'यह क्रेडिट नोट असली है' : 'This credit note is genuine';
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.locator('dl')).toContainText('₹200.00');
  await expectSound(page);
}

for (const language of ['en', 'hi'] satisfies Language[]) {
  test(`what was paid in the app goes back to the source, with a credit note, in ${language}`, async ({
    page,
  }) => {
    const job = await orderJob(page.request, 'completed');
    await speak(page, language);
    const say = wordsIn(language);
    await follow(page, job);
    await page.getByRole('button', { name: patternIn(language)('Pay {amount} now') }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('heading', { name: say('Payment Completed') })).toBeVisible();
    await page.getByRole('button', { name: say('To my booking'), exact: true }).click();
    const payment = page.getByRole('region', { name: say('Payment'), exact: true });
    await expect(payment).toContainText(say('Paid online'));
    await refund(page, job);
    await expect(payment).toContainText(
      say('{amount} is back with you').replace('{amount}', '₹200.00'),
    );
    await expectSound(page);
    await expectCreditNote(page, language);
  });
}

test('what was paid in cash is transferred by a person, and the customer sees both steps', async ({
  page,
}) => {
  const job = await orderJob(page.request, 'completed');
  const { bookingId, orderId, serviceman } = job;
  const cash = { bookingId, orderId, amount: paise(129_900), mode: 'cash' };
  await must(page.request, addPayment, cash, await tokenOf(page.request, serviceman, 'serviceman'));
  await follow(page, job);
  const payment = page.getByRole('region', { name: 'Payment', exact: true });
  await expect(payment).toBeVisible();
  const token = await refund(page, job);
  await expect(payment).toContainText('₹200.00 is on its way');
  await expect(payment).toContainText('Our team calls you');
  const sent = { transferId: await refundTransferOf(bookingId), utr: `UTIBN${bookingId}` };
  await must(page.request, recordRefundTransfer, sent, token);
  await expect(payment).toContainText('₹200.00 is back with you');
  await expectCreditNote(page, 'en');
});
