import type { WaitingAsk, WaitingItem } from '@karigar/domain/console/waiting-items';
import type { Language } from '@karigar/domain/language';
import { factsOf } from '#modules/bookings/index';
import type { Transaction } from '#platform/db';
import { listWaitingBookings, type WaitingBooking } from './list-waiting.ts';

/** What a dispatcher asks first: since when nobody comes, or for when it is. */
const timeOf = ({ kind, booking }: WaitingBooking): number =>
  (kind === 'no-code' ? booking.ended_at : null)?.getTime() ?? booking.scheduled_at.getTime();

const present = (one: WaitingBooking, language: Language): WaitingItem => ({
  ...factsOf({ ...one.booking, booking_id: one.booking.id }, language),
  kind: one.kind,
  id: String(one.booking.id),
  dueAt: one.dueAt,
  at: timeOf(one),
});

/** Bookings that wait for a person, by the rule of the board. */
export const findWaitingBookings = async (
  tx: Transaction,
  ask: WaitingAsk,
): Promise<WaitingItem[]> => {
  const waiting = await listWaitingBookings(tx, ask);
  return waiting
    .filter(({ kind, dueAt }) => ask.kinds.includes(kind) && dueAt >= ask.from)
    .map((one) => present(one, ask.language));
};
