import type { Instant } from '../dates/instant.ts';
import type { Paise } from '../money.ts';
import { accepted, refused, type Result } from '../result.ts';
import type { BookingState } from '../bookings/booking.ts';
import { mayStillCancel } from '../bookings/cancellation.ts';
import { decide, type LifecycleRefusal } from '../bookings/lifecycle.ts';
import { visitCharge } from '../visit-problems/not-home.ts';
import type { Trouble } from '../visit-problems/trouble.ts';

/** The reasons a customer can give for cancelling a visit. */
export const CANCEL_REASONS = [
  'plans-changed',
  'booked-wrong',
  'too-long',
  'found-other',
  'other',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

type Cancelled = {
  readonly state: BookingState;
  readonly cancelUntil: Instant | null;
  readonly trouble: Trouble | null;
  readonly total: Paise;
  readonly now: Instant;
};

/**
 * What cancelling costs now; null when it is free. After the free time the serviceman may be on the
 * way, so it costs as much as a visit at which nobody is home, unless the visit is in trouble or free of charge.
 */
export const cancelCharge = (booking: Cancelled): Paise | null => {
  const { state, cancelUntil, trouble, total, now } = booking;
  const isFree = state !== 'assigned' || trouble !== null || mayStillCancel(cancelUntil, now);
  const charge = visitCharge(total);
  return isFree || charge === 0 ? null : charge;
};

/** The customer may cancel until the work starts, at the price that the customer has read and agreed to. */
export const customerCancel = (
  booking: Cancelled & { readonly agreed: Paise | null },
): Result<
  { readonly state: BookingState; readonly charge: Paise | null },
  LifecycleRefusal | 'booking.too-late-to-cancel'
> => {
  const decision = decide(booking.state, 'cancel', 'customer');
  if (!decision.ok) return decision;
  const charge = cancelCharge(booking);
  if (charge !== null && charge !== booking.agreed) return refused('booking.too-late-to-cancel');
  return accepted({ state: decision.value, charge });
};
