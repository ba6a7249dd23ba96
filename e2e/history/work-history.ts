import type { APIRequestContext } from '@playwright/test';
import { completeJob, takeCash } from '../earnings/plant-earnings.ts';
import { tokenOf } from '../world/job.ts';
import { orderJob } from '../world/order-job.ts';
import { proposeAndAnswer } from '../world/propose.ts';
import type { History } from './plant-history.ts';

/** A serviceman's cancelled, unpaid and paid work of today, by the calls of its people. */
export async function workHistory(request: APIRequestContext): Promise<History> {
  const job = await orderJob(request, 'cancelled');
  const open = await orderJob(request, 'started', job);
  const token = await tokenOf(request, job.serviceman, 'serviceman');
  await proposeAndAnswer(request, open, { 'Anti-rust spray': 'accepted' });
  await completeJob(request, open, token);
  const paid = await orderJob(request, 'completed', job);
  await takeCash(request, paid, token);
  return {
    job,
    bookings: { paid: paid.bookingId, open: open.bookingId, cancelled: job.bookingId },
  };
}
