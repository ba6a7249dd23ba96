import { revisitPrice } from '@karigar/domain/warranty/revisit';
import type { Instant } from '@karigar/domain/dates/instant';
import { addNotification, findBooking, notifyServiceman } from '#modules/bookings/index';
import { hasVisit, writeVisit, writeVisitSettled } from '#modules/ledger/index';
import type { Transaction } from '#platform/db';
import { lockRevisitWork } from './warranty-store.ts';

/**
 * A revisit that somebody else did is paid like a visit which the marketplace waives: the customer owes nothing, the
 * serviceman's part is payable at once. Under the booking's lock, once.
 */
export const payRevisit = async (
  tx: Transaction,
  bookingId: number,
  now: Instant,
): Promise<void> => {
  const work = await lockRevisitWork(tx, bookingId);
  if (work === null) return;
  const charge = revisitPrice(work.first_id, work.serviceman_id);
  const booking = await findBooking(tx, bookingId);
  if (charge === 0 || booking === null || (await hasVisit(tx, bookingId))) return;
  const amount = await writeVisit(tx, bookingId, { charge, now, by: null, why: 'revisit' });
  await writeVisitSettled(tx, bookingId, { outcome: 'waived', reason: null, now, by: null });
  await addNotification(tx, bookingId, notifyServiceman('revisit-paid', { amount })(booking), now);
};
