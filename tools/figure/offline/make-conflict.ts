import { assignBooking } from '@karigar/contract/dispatch/assign-booking';
import { cancelBooking } from '@karigar/contract/customer-bookings/cancel-booking';
import type { APIRequestContext } from '@playwright/test';
import { byHand } from '../../../apps/api/testing/assign-by-hand.ts';
import { createPerson } from '../../../apps/api/testing/fresh-people.ts';
import { ask } from '../../../e2e/world/ask.ts';
import { tokenOf, type Job } from '../../../e2e/world/job.ts';
import { operatorToken } from '../../../e2e/world/operator.ts';
import { changeByOperations, look, readBooking } from '../../../e2e/world/job-store.ts';
import type { Conflict } from './sequence-steps.ts';

const DAY_MS = 86_400_000;

/** Another person changes the booking meanwhile. Returns whether the serviceman lost the booking. */
export async function makeConflict(
  server: APIRequestContext,
  job: Job,
  what: Conflict,
): Promise<boolean> {
  const { bookingId, orderId } = job;
  if (what === 'move') {
    const { state } = await readBooking(bookingId);
    if (state !== 'assigned') return false;
    await changeByOperations(bookingId, { scheduled_at: new Date(Date.now() + DAY_MS) });
    return false;
  }
  if (what === 'cancel') {
    const token = await tokenOf(server, job.customer, 'customer');
    const input = { bookingId, orderId, why: 'plans-changed' } as const;
    return (await ask(server, cancelBooking, input, token)).kind === 'ok';
  }
  const other = await createPerson(look, 'serviceman', Date.now());
  const token = await operatorToken();
  const input = await byHand(look, { bookingId, orderId }, other.id);
  return (await ask(server, assignBooking, input, token)).kind === 'ok';
}
