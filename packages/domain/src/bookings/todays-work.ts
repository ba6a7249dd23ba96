import { dayOf, type IndiaDay } from '../dates/india-day.ts';
import type { Instant } from '../dates/instant.ts';
import type { BookingState } from './booking.ts';

type Planned = { readonly state: BookingState; readonly scheduledAt: Instant | null };

const UNDER_WAY: ReadonlySet<BookingState> = new Set(['started', 'held', 'ended']);

/** He is asked now, whatever day it is for. */
const isAsked = ({ state }: Planned): boolean => state === 'offered';

const isToday = ({ scheduledAt }: Planned, today: IndiaDay): boolean =>
  scheduledAt !== null && dayOf(scheduledAt) === today;

const timeOf = ({ scheduledAt }: Planned): number => scheduledAt ?? Number.POSITIVE_INFINITY;

/** What is planned for this day in India, work that is under way from another, and what waits for his answer; the running job first, then the offers. */
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
