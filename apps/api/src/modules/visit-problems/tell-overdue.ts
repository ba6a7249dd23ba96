import { isOverdue } from '@karigar/domain/visit-problems/running-late';
import type { Instant } from '@karigar/domain/dates/instant';
import { lockBooking, saveChange, tellCustomer, type BookingRef } from '#modules/bookings/index';
import type { Transaction } from '#platform/db';
import { closeOverdue } from './overdue-store.ts';

/** The row under its lock says whether there is still something to tell: whatever wakes it may come twice or late. */
export const tellOverdue = async (
  { tx, now }: { readonly tx: Transaction; readonly now: Instant },
  ref: BookingRef,
): Promise<void> => {
  const booking = await lockBooking(tx, ref);
  if (booking === null) return;
  const { state, scheduled_at: scheduled, expected_at: expected, arrived_at: arrived } = booking;
  const given = {
    state,
    scheduledAt: scheduled.getTime(),
    expectedAt: expected?.getTime() ?? null,
    arrivedAt: arrived?.getTime() ?? null,
  };
  if (!(await closeOverdue(tx, booking.id, new Date(now)))) return;
  if (!isOverdue({ ...given, now })) return;
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
    ...tellCustomer('overdue')(booking),
    sender: null,
  });
};
