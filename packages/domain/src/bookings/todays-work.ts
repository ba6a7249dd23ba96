import { dayOf, type IndiaDay } from '../dates/india-day.ts';
import type { Instant } from '../dates/instant.ts';
import type { BookingState } from './booking.ts';

type Planned = { readonly state: BookingState; readonly scheduledAt: Instant | null };

const UNDER_WAY: ReadonlySet<BookingState> = new Set(['started', 'held', 'ended']);

/** An open offer counts for today, whichever day its visit is on. */
const isAsked = ({ state }: Planned): boolean => state === 'offered';

const isToday = ({ scheduledAt }: Planned, today: IndiaDay): boolean =>
  scheduledAt !== null && dayOf(scheduledAt) === today;

const timeOf = ({ scheduledAt }: Planned): number => scheduledAt ?? Number.POSITIVE_INFINITY;

/**
 * Bookings of this day in India, unfinished work of other days, and open offers; the running job
 * first, then the offers.
 */
export const todaysWork = <Booking extends Planned>(
  bookings: readonly Booking[],
  today: IndiaDay,
): readonly Booking[] =>
  bookings
    .filter(
      (booking) => isToday(booking, today) || isAsked(booking) || UNDER_WAY.has(booking.state),
    )
    .toSorted(
      (one, other) =>
        Number(other.state === 'started') - Number(one.state === 'started') ||
        Number(isAsked(other)) - Number(isAsked(one)) ||
        timeOf(one) - timeOf(other),
    );
