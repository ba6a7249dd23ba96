import type { BookingState } from '../bookings/booking.ts';
import type { Instant } from '../dates/instant.ts';

/** Why an offer went. None of them is counted against anybody. */
export const WHY_GONE = ['refused', 'time-ran-out', 'somebody-else', 'cancelled'] as const;
export type WhyGone = (typeof WHY_GONE)[number];

export type ClosedOffer = {
  readonly outcome: 'refused' | 'lapsed' | 'gone';
  readonly expiresAt: Instant;
  readonly closedAt: Instant;
  /** What the booking became then; null when its time ran out, or nobody noted it. */
  readonly goneTo: BookingState | null;
};

/** One that was closed after its time had run out by itself. */
export const whyGone = ({ outcome, expiresAt, closedAt, goneTo }: ClosedOffer): WhyGone => {
  if (outcome === 'refused') return 'refused';
  if (outcome === 'lapsed' || expiresAt <= closedAt) return 'time-ran-out';
  return goneTo === 'cancelled' ? 'cancelled' : 'somebody-else';
};
