import type { BookingState } from '../bookings/booking.ts';
import { startOfDay, type IndiaDay } from '../dates/india-day.ts';
import type { Instant } from '../dates/instant.ts';
import type { PaymentStatus } from './payment-status.ts';

/** Today and this many days before; the history shows older ones, with their own button. */
const DAYS_BEFORE = 2;
const DAY_MS = 24 * 60 * 60 * 1000;

type Closed = {
  readonly id: number;
  readonly state: BookingState;
  readonly paymentStatus: PaymentStatus;
  readonly endedAt: Instant | null;
};

/** Bookings whose cash is still to be collected: completed, unpaid, no cash recorded. The newest first. */
export const cashToCollect = <Booking extends Closed>(
  bookings: readonly Booking[],
  {
    today,
    codeSaved,
    cashNoted,
  }: {
    readonly today: IndiaDay;
    /** Bookings whose completion code is saved on the phone and not yet verified. */
    readonly codeSaved: ReadonlySet<number>;
    /** Bookings whose cash was recorded, on the server or on this phone. */
    readonly cashNoted: ReadonlySet<number>;
  },
): readonly Booking[] => {
  const since = startOfDay(today) - DAYS_BEFORE * DAY_MS;
  return bookings
    .filter(({ id, state, paymentStatus, endedAt }) => {
      const isClosed = state === 'completed' || (state === 'ended' && codeSaved.has(id));
      const isRecent = endedAt !== null && endedAt >= since;
      return isClosed && isRecent && paymentStatus === 'pending' && !cashNoted.has(id);
    })
    .toSorted((one, other) => (other.endedAt ?? 0) - (one.endedAt ?? 0));
};
