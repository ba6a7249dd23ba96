import { createHmac } from 'node:crypto';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import {
  approvalText,
  readApprovalRequest,
  writeSignedAnswer,
  type ApprovalAnswer,
  type ApprovalRequest,
} from '@karigar/domain/bookings/offline-approval';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { enterAsCustomer } from '../customer-bookings/customer-of.ts';
import { giveCamera } from '../customer-bookings/camera.ts';
import { ask } from '../world/ask.ts';
import { plantJob, type Job } from '../world/job.ts';
import { readBooking } from '../world/job-store.ts';
import { toast } from '../world/screen.ts';
import { expect, test } from '../world/test.ts';
import { dayLeft } from './day-store.ts';
import { expectCode } from './drawn-code.ts';
import { cut } from './in-the-app.ts';
import * as phone from './phone.ts';

const { button } = phone;
/** The accessible name continues with the purpose of the code. */
const scanRow = (page: Page) => page.getByRole('button', { name: /^Scan add-ons/ });

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

const PIPE = 'Drain pipe replacement';
const SPRAY = 'Anti-rust spray';

/** Opens the booking on the customer's phone until everything for an offline answer is cached. */
async function openCustomersPhone(browser: Browser, page: Page, job: Job) {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: { width: 360, height: 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
  });
  const customers = await context.newPage();
  const holdUp = await giveCamera(customers);
  const token = await enterAsCustomer(customers, job);
  await customers.goto(`/booking/${job.bookingId}`);
  await customers.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await customers.reload();
  await expect(scanRow(customers)).toBeVisible();
  const hasNames = async () =>
    (
      await customers.evaluate(
        () =>
          new Promise<string[]>((resolve) => {
            const opening = indexedDB.open('karigar');
            opening.addEventListener('success', () => {
              const db = opening.result;
              const keys = db.transaction('session').objectStore('session').getAllKeys();
              keys.addEventListener('success', () => {
                db.close();
                resolve(keys.result.map(String));
              });
            });
          }),
      )
    ).filter((key) => /service-add-ons|my-bookings/.test(key)).length;
  await expect.poll(hasNames).toBe(2);
  return { customers, holdUp, token };
}

/** The question on the serviceman's screen, checked against the drawn code. */
async function questionOn(page: Page, job: Job): Promise<ApprovalRequest & { text: string }> {
  const kept = await page.evaluate(
    (key) => localStorage.getItem(key) ?? '',
    `approvalRequest.${job.bookingId}`,
  );
  await expectCode(page.getByRole('img', { name: 'Add-ons to approve as a QR code' }), kept);
  const request = readApprovalRequest(kept);
  if (request === null) throw new Error(`no question: ${kept}`);
  return { ...request, text: kept };
}

/** The answer that the customer's screen must show, signed with the key of the customer's session. */
async function answerTo(
  request: APIRequestContext,
  token: string,
  asked: ApprovalRequest,
  answer: ApprovalAnswer,
): Promise<string> {
  const { bookingId, nonce } = asked;
  const read = await ask(request, getMyBooking, { bookingId }, token);
  if (read.kind !== 'ok' || read.data.approvalKey === null) throw new Error('no key');
  const signature = createHmac('sha256', Buffer.from(read.data.approvalKey, 'base64url'))
    .update(approvalText(asked, answer))
    .digest('hex')
    .toUpperCase();
  return writeSignedAnswer({ bookingId, nonce, answer, signature });
}

test('add-ons approved by QR code with both phones offline are on the bill once', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(300_000);
  const job = await plantJob('assigned');
  const show = await giveCamera(page);
  await phone.logIn(page, job);
  await phone.openBooking(page, job);
  // Opening the sheet caches the catalogue on the phone.
  await button(page, 'Add Services').click();
  await expect(page.getByRole('button', { name: `Add: ${PIPE}` })).toBeVisible();
  await button(page, 'Close').click();
  const { customers, holdUp, token } = await openCustomersPhone(browser, page, job);
  await cut(page);
  await cut(customers);
  // Both apps reload, from their caches.
  await customers.reload();
  await phone.start(page);

  const first = await test.step('the serviceman proposes two add-ons', async () => {
    await phone.proposeAddOn(page, PIPE);
    await expect(page.getByRole('dialog')).toBeHidden();
    await phone.proposeAddOn(page, SPRAY);
    await expect(page.getByRole('dialog')).toBeHidden();
    await button(page, 'End Work').click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('The customer has not answered yet');
    await expect(dialog).toContainText('these ₹648.00 are not billed');
    await expect(dialog).toContainText(PIPE);
    await expect(dialog).toContainText(SPRAY);
    await dialog.getByRole('button', { name: 'Ask the customer here' }).click();
    return questionOn(page, job);
  });

  await test.step('the customer reads lines and sum, and approves', async () => {
    await scanRow(customers).click();
    await expect(customers.getByRole('dialog').locator('video')).toBeVisible();
    await holdUp(first.text);
    const sheet = customers.getByRole('dialog');
    await expect(sheet).toContainText(PIPE);
    await expect(sheet).toContainText(SPRAY);
    await expect(sheet).toContainText('₹648.00');
    await sheet.getByRole('button', { name: 'Approve' }).click();
    await expect(sheet).toContainText('You approved ₹648.00.');
  });
  const answer = await answerTo(request, token, first, 'accepted');
  await expectCode(customers.getByRole('img', { name: 'Your answer as a QR code' }), answer);

  await test.step('the serviceman’s camera reads the answer, also after the app was closed', async () => {
    await page.reload();
    await expect(button(page, 'Scan the answer')).toBeVisible();
    expect((await questionOn(page, job)).text).toBe(first.text);
    await button(page, 'Scan the answer').click();
    await show(
      answer
        .replace(/.$/, (last) => (last === '0' ? '1' : '0'))
        .replace(first.nonce, '0'.repeat(32)),
    );
    await expect(page.getByText('This answer is for other add-ons.')).toBeVisible();
    await show(answer);
    await expect(toast(page, 'The customer approved. Saved, will be sent.')).toBeVisible();
    await expect(page.getByText('Approved', { exact: true })).toHaveCount(2);
  });

  await test.step('the work ends with the approved lines on the bill, and cash is taken for it', async () => {
    await button(page, 'End Work').click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('₹1,947.00');
    await expect(dialog).not.toContainText('has not answered yet');
    await dialog.getByRole('button', { name: 'End Work' }).click();
    await button(page, 'Enter OTP').click();
    await phone.enterCode(page, job.code);
    await button(page, 'Collect ₹1,947.00').click();
    await button(page, 'Continue').click();
    await expect(toast(page, 'Cash noted')).toBeVisible();
  });
  expect(await readBooking(job.bookingId)).toMatchObject({ state: 'assigned' });

  await test.step('in the evening both have network, and the bill has the lines once', async () => {
    await page.context().setOffline(false);
    await customers.context().setOffline(false);
    await expect.poll(() => readBooking(job.bookingId)).toMatchObject({ state: 'completed' });
    await expect
      .poll(() => dayLeft(job.bookingId))
      .toMatchObject({
        booking: [{ totalAfterEnd: 194_700, paid: 194_700 }],
        addOns: [
          { name: SPRAY, status: 'accepted' },
          { name: PIPE, status: 'accepted' },
        ],
        payments: [{ amount: 194_700 }],
      });
    await customers.goto(`/booking/${job.bookingId}`);
    await expect(customers.getByText('₹1,947.00').first()).toBeVisible();
    await expect(scanRow(customers)).toBeHidden();
  });
  // The key is not on the serviceman's phone.
  const kept = await phone.keptOnPhone(page);
  expect(kept).not.toContain('approvalKey');
  await customers.context().close();
});

test('an add-on rejected by QR code is not on the bill, and the End sheet does not list it', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(300_000);
  const job = await plantJob('started');
  const show = await giveCamera(page);
  await phone.logIn(page, job);
  await phone.openBooking(page, job);
  await button(page, 'Add Services').click();
  await expect(page.getByRole('button', { name: `Add: ${PIPE}` })).toBeVisible();
  await button(page, 'Close').click();
  const { customers, holdUp, token } = await openCustomersPhone(browser, page, job);
  await cut(page);
  await cut(customers);
  await phone.proposeAddOn(page, PIPE);
  await expect(page.getByRole('dialog')).toBeHidden();
  await button(page, 'Ask the customer here').click();
  const asked = await questionOn(page, job);
  await scanRow(customers).click();
  await expect(customers.getByRole('dialog').locator('video')).toBeVisible();
  await holdUp(asked.text);
  await customers.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  const answer = await answerTo(request, token, asked, 'rejected');
  await expectCode(customers.getByRole('img', { name: 'Your answer as a QR code' }), answer);
  await button(page, 'Scan the answer').click();
  await show(answer);
  await expect(toast(page, 'The customer said no. Saved, will be sent.')).toBeVisible();
  await expect(page.getByText('Declined', { exact: true })).toBeVisible();
  await button(page, 'End Work').click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('₹1,299.00');
  await expect(dialog).not.toContainText('has not answered yet');
  await dialog.getByRole('button', { name: 'End Work' }).click();
  await page.context().setOffline(false);
  await expect
    .poll(() => dayLeft(job.bookingId))
    .toMatchObject({
      booking: [{ state: 'ended', totalAfterEnd: 129_900 }],
      addOns: [{ name: PIPE, status: 'rejected' }],
    });
  await customers.context().close();
});
