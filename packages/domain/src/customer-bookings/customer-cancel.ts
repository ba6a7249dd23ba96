import type { Instant } from '../dates/instant.ts';
import { refused, type Result } from '../result.ts';
import type { BookingState } from '../bookings/booking.ts';
import { mayStillCancel } from '../bookings/cancellation.ts';
import { decide, type LifecycleRefusal } from '../bookings/lifecycle.ts';

/** The reasons a customer can give for cancelling a visit. */
export const CANCEL_REASONS = [
  'plans-changed',
  'booked-wrong',
  'too-long',
  'found-other',
  'other',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** Until assignment the customer may always cancel; after it, until the moment shown on the booking. */
export const customerCancel = (booking: {
  readonly state: BookingState;
  readonly cancelUntil: Instant | null;
  readonly now: Instant;
}): Result<BookingState, LifecycleRefusal | 'booking.too-late-to-cancel'> => {
  const { state, cancelUntil, now } = booking;
  const decision = decide(state, 'cancel', 'customer');
  if (!decision.ok || state !== 'assigned' || mayStillCancel(cancelUntil, now)) return decision;
  return refused('booking.too-late-to-cancel');
};
