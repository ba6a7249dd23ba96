import type { Instant } from '../dates/instant.ts';
import { accepted, refused, type Result } from '../result.ts';
import type { BookingState } from '../bookings/booking.ts';
import { decide, type LifecycleRefusal } from '../bookings/lifecycle.ts';

const MINUTE_MS = 60_000;

/** The delays a serviceman can report in one tap. */
export const DELAYS = [15, 30, 45, 60] as const;
export type Delay = (typeof DELAYS)[number];

/** A longer delay is another visit: the serviceman gives it back, or an operator helps. */
const LATEST_MS = 120 * MINUTE_MS;

/** If the work has not started this long after its time, customer and operators are notified. */
export const OVERDUE_MS = 15 * MINUTE_MS;

/**
 * The expected arrival: the delay counts from the agreed time, or from now if that has passed. Only
 * a booking that can be started can be late.
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

const COMES_WITHIN_MS = 45 * MINUTE_MS;

/** When somebody comes who was given a visit whose time has passed; null for one whose time is to come. */
export const expectedWhenGiven = (scheduledAt: Instant, now: Instant): Instant | null =>
  scheduledAt >= now ? null : now + COMES_WITHIN_MS;

/** The serviceman has neither arrived nor reported a delay. */
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
