import { dayOf, type IndiaDay } from '../dates/india-day.ts';
import type { Instant } from '../dates/instant.ts';
import type { BookingState } from './booking.ts';

type Planned = { readonly state: BookingState; readonly scheduledAt: Instant | null };

const UNDER_WAY: ReadonlySet<BookingState> = new Set(['started', 'held', 'ended']);

const isToday = ({ scheduledAt }: Planned, today: IndiaDay): boolean =>
  scheduledAt !== null && dayOf(scheduledAt) === today;

const timeOf = ({ scheduledAt }: Planned): number => scheduledAt ?? Number.POSITIVE_INFINITY;

/** What is planned for this day in India, and work that is under way from another; the running job first. */
export const todaysWork = <Booking extends Planned>(
  bookings: readonly Booking[],
  today: IndiaDay,
): readonly Booking[] =>
  bookings
    .filter((booking) => isToday(booking, today) || UNDER_WAY.has(booking.state))
    .toSorted(
      (one, other) =>
        Number(other.state === 'started') - Number(one.state === 'started') ||
        timeOf(one) - timeOf(other),
    );
