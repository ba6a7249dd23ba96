import { holdWork } from '@karigar/contract/bookings/hold-work';
import { resumeWork } from '@karigar/contract/bookings/resume-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import type { Page, Request } from '@playwright/test';
import { dayOf, addDays } from '@karigar/domain/dates/india-day';
import { displayDay } from '@karigar/domain/dates/display-date';
import type { Say } from '@karigar/domain/msg';
import { ask } from '../world/ask.ts';
import { callOf, cutCall, onCall, watchCalls } from '../world/calls.ts';
import { openJob, plantJob, type Job } from '../world/job.ts';
import { addHold, changeBooking, readBooking } from '../world/job-store.ts';
import { liveOff } from '../world/live.ts';
import { cancelByCustomer, must, orderJob } from '../world/order-job.ts';
import { otherThan } from '../world/inbox.ts';
import { toast, typeCode } from '../world/screen.ts';
import { expect, test } from '../world/test.ts';
import { changeBookings } from './change-bookings.ts';
import { sentFields } from './sent-field.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const inEnglish: Say = ({ message }) => message;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('alertdialog');
const sheet = (page: Page) => page.getByRole('dialog');
const stateOf = async ({ bookingId }: Job): Promise<string> => (await readBooking(bookingId)).state;
const recordOf = (page: Page, { bookingId }: Job) =>
  page.evaluate((id) => localStorage.getItem(`workStartedAt.${id}`), bookingId);

const nextCall = (page: Page, programType: string): Promise<Request> =>
  page.waitForRequest((request) => callOf(request) === programType);

test.describe('start', () => {
  test('[WORK-01] [WORK-02] [DET-12] [DET-13] Start Work asks for confirmation, sends the start time, stores it on the phone and shows it', async ({
    page,
  }) => {
    const job = await orderJob(page.request, 'assigned');
    const calls = watchCalls(page);
    await openJob(page, job);
    await expect(button(page, 'Hold Work')).toBeHidden();
    await button(page, 'Start Work').click();
    await expect(dialog(page)).toContainText('Start Work?');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();
    expect(calls).not.toContain('startWorkFromServiceMan');

    await button(page, 'Start Work').click();
    const sending = nextCall(page, 'startWorkFromServiceMan');
    await dialog(page).getByRole('button', { name: 'Start Work' }).click();
    const sent = await sending;
    const [startTime = ''] = sentFields(sent, 'startTime');
    expect(startTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(sentFields(sent, 'bookingId')).toEqual([String(job.bookingId)]);
    expect(sentFields(sent, 'mainId')).toEqual([String(job.orderId)]);
    await expect(page.getByText(/^Started Work at \d+:\d\d\s[ap]m$/)).toBeVisible();
    expect(await recordOf(page, job)).toBe(startTime);
    await expect(button(page, 'Start Work')).toBeHidden();
    await expect(button(page, 'Hold Work')).toBeVisible();
    await expect(button(page, 'End Work')).toBeEnabled();
    await expect.poll(() => stateOf(job)).toBe('started');
  });

  test('[ERR-01] a start whose connection was cut shows as a waiting item without a toast, and is retried with its original time', async ({
    page,
  }) => {
    const job = await orderJob(page.request, 'assigned');
    await openJob(page, job);
    let isCut = true;
    const times: string[] = [];
    const keys: (string | undefined)[] = [];
    await onCall(page, 'startWorkFromServiceMan', async (route) => {
      times.push(...sentFields(route.request(), 'startTime'));
      keys.push(route.request().headers()['idempotency-key']);
      await (isCut ? route.abort('connectionreset') : route.continue());
    });
    await button(page, 'Start Work').click();
    await dialog(page).getByRole('button', { name: 'Start Work' }).click();
    await expect(page.getByText('Work started · not sent')).toBeVisible();
    await expect(page.getByText(/^Started Work at/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('dialog')).toHaveCount(0);
    // The serviceman can continue, also after a reload.
    await expect(button(page, 'End Work')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Work started · not sent')).toBeVisible();
    isCut = false;
    // The phone also tries by itself: then there is nothing left to tap.
    await expect(async () => {
      const tryNow = button(page, 'Try now');
      if (await tryNow.isVisible()) await tryNow.click({ timeout: 1000 });
      await expect(page.getByText('Work started · not sent')).toBeHidden({ timeout: 1000 });
    }).toPass();
    expect(new Set(times).size).toBe(1);
    expect(new Set(keys).size).toBe(1);
    await expect.poll(() => stateOf(job)).toBe('started');
  });

  test('[ERR-01] a refused start shows as a refused item until it is dismissed', async ({
    page,
  }) => {
    const job = await orderJob(page.request, 'assigned');
    await openJob(page, job);
    await button(page, 'Start Work').click();
    await onCall(page, 'getBookingDetailsForServiceMan', (route) => route.abort());
    await cancelByCustomer(page.request, job);
    await dialog(page).getByRole('button', { name: 'Start Work' }).click();
    const item = page.getByText('Work started · not accepted');
    await expect(item).toBeVisible();
    await expect(button(page, 'Start Work')).toBeVisible();
    expect(await recordOf(page, job)).toBeNull();
    await button(page, 'OK').click();
    await expect(item).toBeHidden();
  });
});

test.describe('hold and resume', () => {
  test('[WORK-06] [WORK-07] Hold Work offers three days, requires one, and sends it with the reason', async ({
    page,
  }) => {
    const job = await orderJob(page.request, 'started');
    await openJob(page, job);
    await button(page, 'Hold Work').click();
    const today = dayOf(Date.now());
    const days = [today, addDays(today, 1), addDays(today, 2)];
    for (const day of days) await expect(sheet(page)).toContainText(displayDay(day, inEnglish));
    await expect(sheet(page)).toContainText('Today');
    await expect(sheet(page)).toContainText('Tomorrow');
    const hold = sheet(page).getByRole('button', { name: 'Hold', exact: true });
    await expect(hold).toHaveAttribute('aria-disabled', 'true');
    const calls = watchCalls(page);
    // The button is aria-disabled but still reacts to a tap.
    await hold.click({ force: true });
    await expect(page.getByText('Please select a date.')).toBeVisible();
    expect(calls).not.toContain('holdService');

    await sheet(page).getByRole('radio').nth(2).check();
    await expect(page.getByText('Please select a date.')).toBeHidden();
    await expect(hold).not.toHaveAttribute('aria-disabled');
    await sheet(page).getByRole('button', { name: 'Power cut' }).click();
    await sheet(page).getByRole('textbox').fill('Power cut till evening');
    const sending = nextCall(page, 'holdService');
    await hold.click();
    const sent = await sending;
    expect(sentFields(sent, 'holdTime')).toEqual([days[2]]);
    expect(sentFields(sent, 'reason')).toEqual(['Power cut till evening']);
    await expect(
      page.getByText(`On hold till ${displayDay(days[2] ?? today, inEnglish)}`),
    ).toBeVisible();
    await expect(sheet(page)).toBeHidden();
    await expect(page.getByText('Power cut till evening')).toBeVisible();
  });

  test('[WORK-03] [WORK-04] [WORK-08] a hold shows the server’s message, replaces Hold by Resume and disables End', async ({
    page,
  }) => {
    const job = await orderJob(page.request, 'started');
    await openJob(page, job);
    await button(page, 'Hold Work').click();
    await sheet(page).getByRole('radio').first().check();
    await sheet(page).getByRole('button', { name: 'Hold', exact: true }).click();
    await expect(toast(page, 'Work is on hold.')).toBeVisible();
    await expect(button(page, 'Hold Work')).toBeHidden();
    await expect(button(page, 'End Work')).toBeDisabled();
    const clock = page.getByRole('timer');
    const frozen = await clock.innerText();
    await page.waitForTimeout(1500);
    expect(await clock.innerText()).toBe(frozen);

    await button(page, 'Resume Work').click();
    await expect(toast(page, 'Work resumed.')).toBeVisible();
    await expect(button(page, 'Hold Work')).toBeVisible();
    await expect(button(page, 'End Work')).toBeEnabled();
  });

  test('[WORK-08] a refused resume shows the server’s message as an error', async ({ page }) => {
    const job = await orderJob(page.request, 'started');
    const { bookingId, orderId } = job;
    await liveOff(page);
    const token = await openJob(page, job);
    await button(page, 'Hold Work').click();
    await sheet(page).getByRole('radio').first().check();
    const until = dayOf(Date.now());
    await must(page.request, holdWork, { bookingId, orderId, until }, token);
    await sheet(page).getByRole('button', { name: 'Hold', exact: true }).click();
    await expect(toast(page, 'Work is on hold.')).toBeVisible();
    await expect(sheet(page)).toBeHidden();
    await must(page.request, resumeWork, { bookingId, orderId }, token);
    await onCall(page, 'getBookingDetailsForServiceMan', (route) => route.abort());
    await button(page, 'Resume Work').click();
    await expect(toast(page, 'Work is not on hold.')).toBeVisible();
  });

  test('a hold without network waits, and Try now sends it', async ({ page }) => {
    const job = await orderJob(page.request, 'started');
    await openJob(page, job);
    let isCut = true;
    await onCall(page, 'holdService', (route) => (isCut ? route.abort() : route.continue()));
    await button(page, 'Hold Work').click();
    await sheet(page).getByRole('radio').first().check();
    await sheet(page).getByRole('button', { name: 'Hold', exact: true }).click();
    await expect(page.getByText('Work put on hold · not sent')).toBeVisible();
    // With the press itself, so that no retry of the queue comes before it.
    await page.exposeFunction('endCut', () => (isCut = false));
    await button(page, 'Try now').evaluate((tryNow) =>
      tryNow.addEventListener('click', () => void Reflect.get(globalThis, 'endCut')(), {
        capture: true,
      }),
    );
    await button(page, 'Try now').click();
    await expect(button(page, 'Resume Work')).toBeVisible();
    await expect(page.getByText('Work put on hold · not sent')).toBeHidden();
  });

  test('the work clock does not count pauses', async ({ page }) => {
    const job = await plantJob('held');
    const ago = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);
    await changeBooking(job.bookingId, { started_at: ago(120) });
    await addHold(job.bookingId, ago(75));
    await openJob(page, job);
    await expect(page.getByRole('timer')).toContainText(/00:4[45]:\d\d/);
  });
});

test.describe('end', () => {
  test('[WORK-09] End Work asks for confirmation, sends endTime, deletes the start record, shows Work Completed and asks for the code', async ({
    page,
  }) => {
    const job = await orderJob(page.request, 'started');
    await openJob(page, job);
    await page.evaluate(
      (id) => localStorage.setItem(`workStartedAt.${id}`, '2026-11-14 10:42:07'),
      job.bookingId,
    );
    await button(page, 'End Work').click();
    await expect(dialog(page)).toContainText('Time worked');
    await expect(dialog(page)).toContainText('₹1,299.00');
    const sending = nextCall(page, 'endWorkFromServiceman');
    await dialog(page).getByRole('button', { name: 'End Work' }).click();
    expect(sentFields(await sending, 'endTime')[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    await expect(toast(page, 'Work Completed')).toBeVisible();
    await expect(sheet(page)).toContainText('Enter OTP');
    expect(await recordOf(page, job)).toBeNull();
    await expect.poll(() => stateOf(job)).toBe('ended');
    for (const name of ['Start Work', 'Hold Work', 'Resume Work', 'End Work'])
      await expect(button(page, name)).toBeHidden();
  });

  test('[WORK-09] [ERR-01] a failed end waits, keeps the start record and still offers the code', async ({
    page,
  }) => {
    const job = await orderJob(page.request, 'started');
    await openJob(page, job);
    await page.evaluate(
      (id) => localStorage.setItem(`workStartedAt.${id}`, '2026-11-14 10:42:07'),
      job.bookingId,
    );
    await onCall(page, 'endWorkFromServiceman', (route) => route.fulfill({ status: 500 }));
    await button(page, 'End Work').click();
    await dialog(page).getByRole('button', { name: 'End Work' }).click();
    await expect(page.getByText('Work ended · not sent')).toBeVisible();
    await expect(page.getByText('Not sent', { exact: true })).toBeVisible();
    await expect(button(page, 'Enter OTP')).toBeVisible();
    expect(await recordOf(page, job)).toBe('2026-11-14 10:42:07');
  });
});

test.describe('completion code', () => {
  test('[WORK-14] [WORK-10] an ended booking offers the completion code, and an incomplete code is not sent', async ({
    page,
  }) => {
    const job = await orderJob(page.request, 'ended');
    await openJob(page, job);
    await button(page, 'Enter OTP').click();
    await expect(sheet(page).getByRole('textbox')).toHaveCount(6);
    await expect(button(page, 'Submit')).toBeDisabled();
    await typeCode(page, '123');
    await expect(button(page, 'Submit')).toBeEnabled();
    const calls = watchCalls(page);
    await button(page, 'Submit').click();
    await expect(page.getByRole('alert')).toHaveText('Please enter the full 6-digit OTP.');
    expect(calls).not.toContain('verifyOtp');
  });

  test('[WORK-11] [WORK-13] a wrong completion code shows an error at the boxes, the right one goes home', async ({
    page,
  }) => {
    const job = await orderJob(page.request, 'ended');
    await openJob(page, job);
    await button(page, 'Enter OTP').click();
    await typeCode(page, otherThan(job.code));
    await button(page, 'Submit').click();
    await expect(page.getByRole('alert')).toHaveText('Incorrect OTP. Please try again.');
    await sheet(page).getByRole('textbox').first().fill(job.code);
    await expect(page.getByRole('alert')).toBeHidden();
    await button(page, 'Submit').click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => stateOf(job)).toBe('completed');
  });

  test('[WORK-11] when the server’s reply has the completion code, a wrong code is not sent', async ({
    page,
  }) => {
    const job = await orderJob(page.request, 'ended');
    await changeBookings(page, () => ({ otp: job.code }));
    const calls = watchCalls(page);
    await openJob(page, job);
    await button(page, 'Enter OTP').click();
    await typeCode(page, otherThan(job.code));
    await button(page, 'Submit').click();
    await expect(page.getByRole('alert')).toHaveText('Incorrect OTP. Please try again.');
    expect(calls).not.toContain('verifyOtp');
  });

  test('[WORK-12] after five wrong completion codes the right one is refused, and the sheet shows the next step', async ({
    page,
  }) => {
    const job = await orderJob(page.request, 'ended');
    const token = await openJob(page, job);
    const { bookingId, orderId, code } = job;
    for (let guess = 0; guess < 5; guess += 1)
      await ask(
        page.request,
        verifyCompletionOtp,
        { bookingId, orderId, otp: otherThan(code) },
        token,
      );
    await button(page, 'Enter OTP').click();
    await typeCode(page, job.code);
    await button(page, 'Submit').click();
    await expect(page.getByRole('alert')).toHaveText('Failed to verify OTP. Please try again.');
    await expect(sheet(page)).toContainText('This code can no longer be used.');
  });

  for (const [trouble, cause] of [
    ['the connection is cut', (page: Page) => cutCall(page, 'verifyOtp')],
    [
      'the server replies 500',
      (page: Page) => onCall(page, 'verifyOtp', (route) => route.fulfill({ status: 500 })),
    ],
  ] as const)
    test(`[WORK-12] when ${trouble}, the failure shows once and the completion code is saved`, async ({
      page,
    }) => {
      const job = await orderJob(page.request, 'ended');
      await openJob(page, job);
      await cause(page);
      await button(page, 'Enter OTP').click();
      await typeCode(page, job.code);
      await button(page, 'Submit').click();
      await expect(page.getByRole('alert')).toHaveText('Something went wrong while verifying OTP.');
      await expect(sheet(page).getByRole('textbox').first()).toHaveValue(job.code.slice(0, 1));
      await expect(sheet(page)).toContainText('Code saved, will be checked');
      await expect(sheet(page).getByRole('textbox')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await button(page, 'Done').click();
      await expect(page.getByText('Code saved, will be checked')).toBeVisible();
      await expect(button(page, 'Enter OTP')).toBeHidden();
      await expect.poll(() => stateOf(job)).toBe('ended');
    });
});
