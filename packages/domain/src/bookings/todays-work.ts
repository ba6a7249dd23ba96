import { dayOf, type IndiaDay } from '../dates/india-day.ts';
import type { Instant } from '../dates/instant.ts';
import type { BookingState } from './booking.ts';

type Planned = { readonly state: BookingState; readonly scheduledAt: Instant | null };

const UNDER_WAY: ReadonlySet<BookingState> = new Set(['started', 'held', 'ended']);

const isToday = ({ scheduledAt }: Planned, today: IndiaDay): boolean =>
  scheduledAt !== null && dayOf(scheduledAt) === today;

const timeOf = ({ scheduledAt }: Planned): number => scheduledAt ?? Number.POSITIVE_INFINITY;

/**
 * Bookings of this day in India and unfinished work of other days, the running job first. An open
 * offer is nobody's work yet.
 */
export const todaysWork = <Booking extends Planned>(
  bookings: readonly Booking[],
  today: IndiaDay,
): readonly Booking[] =>
  bookings
    .filter((booking) => booking.state !== 'offered')
    .filter((booking) => isToday(booking, today) || UNDER_WAY.has(booking.state))
    .toSorted(
      (one, other) =>
        Number(other.state === 'started') - Number(one.state === 'started') ||
        timeOf(one) - timeOf(other),
    );
