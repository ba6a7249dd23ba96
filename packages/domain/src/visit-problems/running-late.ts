import type { Instant } from '../dates/instant.ts';
import { accepted, refused, type Result } from '../result.ts';
import type { BookingState } from '../bookings/booking.ts';
import { decide, type LifecycleRefusal } from '../bookings/lifecycle.ts';

const MINUTE_MS = 60_000;

/** What he can say in one tap. */
export const DELAYS = [15, 30, 45, 60] as const;
export type Delay = (typeof DELAYS)[number];

/** Later than that it is no delay but another visit: he gives it back, or operations help. */
const LATEST_MS = 120 * MINUTE_MS;

/** So long after the time nobody has started: the customer is told, and operations. */
export const OVERDUE_MS = 15 * MINUTE_MS;

/**
 * When he will be there: so many minutes after the agreed time, or from now where that has passed.
 * Whoever cannot start this booking cannot be late for it either.
 */
export const runLate = (booking: {
  readonly state: BookingState;
  readonly scheduledAt: Instant;
  readonly delay: Delay;
  readonly now: Instant;
}): Result<Instant, LifecycleRefusal | 'delay.too-long'> => {
  const { state, scheduledAt, delay, now } = booking;
  const start = decide(state, 'start', 'serviceman');
  if (!start.ok) return start;
  const expectedAt = Math.max(scheduledAt, now) + delay * MINUTE_MS;
  return expectedAt - scheduledAt > LATEST_MS ? refused('delay.too-long') : accepted(expectedAt);
};

/** Nobody has come, nobody has said why: said honestly rather than hoped away. */
export const isOverdue = (booking: {
  readonly state: BookingState;
  readonly scheduledAt: Instant | null;
  readonly expectedAt: Instant | null;
  readonly arrivedAt: Instant | null;
  readonly now: Instant;
}): boolean => {
  const { state, scheduledAt, expectedAt, arrivedAt, now } = booking;
  const due = expectedAt ?? scheduledAt;
  return state === 'assigned' && arrivedAt === null && due !== null && now >= due + OVERDUE_MS;
};
