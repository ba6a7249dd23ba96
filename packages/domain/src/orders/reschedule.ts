import type { Instant } from '../dates/instant.ts';
import { accepted, refused, type Result } from '../result.ts';
import type { BookingState } from '../bookings/booking.ts';
import { mayStillCancel } from '../bookings/cancellation.ts';
import type { Trouble } from '../visit-problems/trouble.ts';
import { canTake, hasCapacity, type Need, type WorkDay } from './capacity.ts';

export type RescheduleRefusal =
  | 'booking.already-started'
  | 'booking.already-ended'
  | 'booking.already-completed'
  | 'booking.cancelled'
  | 'booking.too-late-to-move';

/**
 * A visit can be rescheduled while nobody can be on the way. Without an assignee the search begins
 * again for the new time: open offers are withdrawn. A visit in trouble can be rescheduled at any time,
 * and somebody else is looked for.
 */
export const mayReschedule = (booking: {
  readonly state: BookingState;
  readonly cancelUntil: Instant | null;
  readonly trouble: Trouble | null;
  readonly now: Instant;
}): Result<BookingState, RescheduleRefusal> => {
  switch (booking.state) {
    case 'requested':
    case 'offered':
    case 'refused':
      return accepted('requested');
    case 'assigned':
      if (booking.trouble !== null) return accepted('requested');
      return mayStillCancel(booking.cancelUntil, booking.now)
        ? accepted('assigned')
        : refused('booking.too-late-to-move');
    case 'started':
    case 'held':
      return refused('booking.already-started');
    case 'ended':
      return refused('booking.already-ended');
    case 'completed':
      return refused('booking.already-completed');
    case 'cancelled':
      return refused('booking.cancelled');
  }
};

type Visit = {
  /** The present time of the visit, which does not count as taken. */
  readonly now: Need;
  /** Null while no serviceman is assigned. */
  readonly servicemanId: number | null;
};

const isSame = (one: Need, other: Need): boolean =>
  one.from === other.from &&
  one.minutes === other.minutes &&
  one.skill === other.skill &&
  one.place.latitude === other.place.latitude &&
  one.place.longitude === other.place.longitude;

/** Whether the visit fits at this time: the assignee must be free, or without one there must be capacity. */
export const canMoveTo = (at: Instant, { now, servicemanId }: Visit, work: WorkDay): boolean => {
  const need = { ...now, from: at };
  if (servicemanId === null) {
    const own = work.waiting.findIndex((other) => isSame(other, now));
    return hasCapacity(need, {
      ...work,
      waiting: work.waiting.filter((_, index) => index !== own),
    });
  }
  const serviceman = work.servicemen.find(({ id }) => id === servicemanId);
  const others = work.taken.filter(
    (job) => job.servicemanId !== servicemanId || job.from !== now.from,
  );
  return serviceman !== undefined && canTake(serviceman, need, others);
};
