import type { Instant } from '../dates/instant.ts';
import { accepted, refused, type Result } from '../result.ts';
import type { BookingState } from '../bookings/booking.ts';
import { mayStillCancel } from '../bookings/cancellation.ts';
import { canTake, hasRoom, type Need, type WorkDay } from '../booking/capacity.ts';

export type RescheduleRefusal =
  | 'booking.offer-open'
  | 'booking.nobody-available'
  | 'booking.already-started'
  | 'booking.already-ended'
  | 'booking.already-completed'
  | 'booking.cancelled'
  | 'booking.too-late-to-move';

/** Another time can be agreed on while nobody is being asked and nobody may be on his way. */
export const mayReschedule = (booking: {
  readonly state: BookingState;
  readonly cancelUntil: Instant | null;
  readonly now: Instant;
}): Result<null, RescheduleRefusal> => {
  switch (booking.state) {
    case 'requested':
      return accepted(null);
    case 'assigned':
      return mayStillCancel(booking.cancelUntil, booking.now)
        ? accepted(null)
        : refused('booking.too-late-to-move');
    case 'offered':
      return refused('booking.offer-open');
    case 'refused':
      return refused('booking.nobody-available');
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
  /** As it stands now; it makes room for itself. */
  readonly now: Need;
  /** Null while it waits for somebody. */
  readonly manId: number | null;
};

const isSame = (one: Need, other: Need): boolean =>
  one.from === other.from &&
  one.minutes === other.minutes &&
  one.skill === other.skill &&
  one.place.latitude === other.place.latitude &&
  one.place.longitude === other.place.longitude;

/** Whether it could be at this time: whoever has it keeps it, else there must be room for it. */
export const canMoveTo = (at: Instant, { now, manId }: Visit, work: WorkDay): boolean => {
  const need = { ...now, from: at };
  if (manId === null) {
    const own = work.waiting.findIndex((other) => isSame(other, now));
    return hasRoom(need, { ...work, waiting: work.waiting.filter((_, index) => index !== own) });
  }
  const man = work.men.find(({ id }) => id === manId);
  const others = work.taken.filter((job) => job.manId !== manId || job.from !== now.from);
  return man !== undefined && canTake(man, need, others);
};
