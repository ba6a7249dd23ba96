import { endWork } from '@karigar/contract/bookings/end-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { markNotificationsRead } from '@karigar/contract/notifications/mark-notifications-read';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { paise } from '@karigar/domain/money';
import type { APIRequestContext, Page } from '@playwright/test';
import { ask } from '../world/ask.ts';
import { tokenOf, type Job } from '../world/job.ts';
import { orderJob } from '../world/order-job.ts';
import { readBooking } from '../world/job-store.ts';

type Asked = Awaited<ReturnType<typeof ask>>;

function done(answer: Asked): void {
  if (answer.kind !== 'ok') throw new Error(`not done: ${JSON.stringify(answer)}`);
}

/** The serviceman ends the work and the customer's code closes the booking. */
export async function completeJob(
  request: APIRequestContext,
  { bookingId, orderId, code }: Job,
  token: string,
): Promise<void> {
  const ref = { bookingId, orderId };
  done(await ask(request, endWork, { ...ref, endedAt: Date.now() }, token));
  done(await ask(request, verifyCompletionOtp, { ...ref, otp: code }, token));
}

/** The serviceman takes the whole due in cash. */
export async function takeCash(
  request: APIRequestContext,
  { bookingId, orderId }: Job,
  token: string,
): Promise<void> {
  const { totalAfterEnd } = await readBooking(bookingId);
  const amount = paise(totalAfterEnd ?? 0);
  done(await ask(request, addPayment, { bookingId, orderId, amount, mode: 'cash' }, token));
}

/** A serviceman with one completed booking, paid in cash, who has read what happened. */
export async function plantEarnings(request: APIRequestContext): Promise<Job> {
  const job = await orderJob(request, 'started');
  const token = await tokenOf(request, job.serviceman, 'serviceman');
  await completeJob(request, job, token);
  await takeCash(request, job, token);
  done(await ask(request, markNotificationsRead, {}, token));
  return job;
}

/** Opens the lines of a booking like its row: with the booking in the navigation state. */
export async function openLines(page: Page, { bookingId, orderId }: Job): Promise<void> {
  await page.evaluate(
    (usr) => history.pushState({ usr, key: 'opened', idx: history.length }, '', '/earnings/job'),
    { bookingId, mainId: orderId },
  );
  await page.reload();
}
