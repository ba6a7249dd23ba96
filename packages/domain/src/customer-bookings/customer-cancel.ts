import type { Instant } from '../dates/instant.ts';
import { refused, type Result } from '../result.ts';
import type { BookingState } from '../bookings/booking.ts';
import { mayStillCancel } from '../bookings/cancellation.ts';
import { decide, type LifecycleRefusal } from '../bookings/lifecycle.ts';

/** What a customer says when she calls a visit off. */
export const CANCEL_REASONS = [
  'plans-changed',
  'booked-wrong',
  'too-long',
  'found-other',
  'other',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** While nobody has promised to come she may always; then until the moment she was shown. */
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
