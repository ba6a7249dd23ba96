import type { BookingState } from '../bookings/booking.ts';
import type { Instant } from '../dates/instant.ts';

/** Why an offer closed. No reason counts against the serviceman. */
export const WHY_GONE = ['refused', 'time-ran-out', 'somebody-else', 'cancelled', 'moved'] as const;
export type WhyGone = (typeof WHY_GONE)[number];

export type ClosedOffer = {
  readonly outcome: 'refused' | 'lapsed' | 'gone';
  readonly expiresAt: Instant;
  readonly closedAt: Instant;
  /** The booking's state after closing; null when the offer expired or the state was not recorded. */
  readonly goneTo: BookingState | null;
};

/** An offer closed after its expiry counts as expired. */
export const whyGone = ({ outcome, expiresAt, closedAt, goneTo }: ClosedOffer): WhyGone => {
  if (outcome === 'refused') return 'refused';
  if (outcome === 'lapsed' || expiresAt <= closedAt) return 'time-ran-out';
  if (goneTo === 'cancelled') return 'cancelled';
  return goneTo === 'requested' ? 'moved' : 'somebody-else';
};
