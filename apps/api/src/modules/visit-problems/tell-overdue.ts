import { isOverdue } from '@karigar/domain/visit-problems/running-late';
import type { Instant } from '@karigar/domain/dates/instant';
import { lockBooking, saveChange, notifyCustomer, type BookingRef } from '#modules/bookings/index';
import type { Transaction } from '#platform/db';
import { closeOverdue } from './overdue-store.ts';

/** The locked row says whether a notification is still due: the trigger may come twice or late. */
export const notifyOverdue = async (
  { tx, now }: { readonly tx: Transaction; readonly now: Instant },
  ref: BookingRef,
): Promise<void> => {
  const booking = await lockBooking(tx, ref);
  if (booking === null) return;
  const { state, scheduled_at: scheduled, expected_at: expected, arrived_at: arrived } = booking;
  const visit = {
    state,
    scheduledAt: scheduled.getTime(),
    expectedAt: expected?.getTime() ?? null,
    arrivedAt: arrived?.getTime() ?? null,
  };
  if (!(await closeOverdue(tx, booking.id, new Date(now)))) return;
  if (!isOverdue({ ...visit, now })) return;
  const event = {
    command: 'overdue',
    actor: 'system',
    accountId: null,
    claimedAt: null,
    receivedAt: new Date(now),
    key: null,
    details: null,
  } as const;
  await saveChange(tx, booking, state, {}, event, {
    ...notifyCustomer('overdue')(booking),
    sender: null,
  });
};
