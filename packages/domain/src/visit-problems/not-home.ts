import type { Instant } from '../dates/instant.ts';
import { paise, type Paise } from '../money.ts';
import { accepted, refused, type Result } from '../result.ts';
import type { BookingState } from '../bookings/booking.ts';
import { decide, type LifecycleRefusal } from '../bookings/lifecycle.ts';
import { metresBetween, type Place } from '../bookings/place.ts';

const MINUTE_MS = 60_000;

/** The error of a phone's position and of an address pin, together. */
const DOOR_METRES = 300;
/** From the time the customer was told, or from the arrival if that is later. */
export const WAIT_MS = 10 * MINUTE_MS;
/** Phone calls through the app, after the arrival. */
export const CALLS_NEEDED = 2;
/** The charge for a no-show visit, tax included; never more than the job's price. */
export const FULL_VISIT_CHARGE = paise(199_00);

export const visitCharge = (total: Paise): Paise => paise(Math.min(FULL_VISIT_CHARGE, total));

type DoorRefusal = 'door.not-known' | 'door.too-far';

/** The distance from the door in metres, if it is near enough to be the door. */
const atDoor = (here: Place, door: Place | null): Result<number, DoorRefusal> => {
  if (door === null) return refused('door.not-known');
  const metres = metresBetween(here, door);
  return metres > DOOR_METRES ? refused('door.too-far') : accepted(metres);
};

/** The serviceman reports the arrival: the customer is notified, and the waiting time begins. */
export const arrive = (booking: {
  readonly state: BookingState;
  readonly here: Place;
  readonly door: Place | null;
}): Result<number, LifecycleRefusal | DoorRefusal> => {
  const decision = decide(booking.state, 'no-show', 'serviceman');
  return decision.ok ? atDoor(booking.here, booking.door) : decision;
};

/** From when the serviceman may report that nobody is home; null before the arrival. */
export const mayLeaveFrom = (visit: {
  readonly scheduledAt: Instant | null;
  /** The later time that the serviceman gave, if any. */
  readonly expectedAt: Instant | null;
  readonly arrivedAt: Instant | null;
}): Instant | null => {
  const { scheduledAt, expectedAt, arrivedAt } = visit;
  return arrivedAt === null
    ? null
    : Math.max(scheduledAt ?? 0, expectedAt ?? 0, arrivedAt) + WAIT_MS;
};

export type NotHomeRefusal =
  | LifecycleRefusal
  | DoorRefusal
  | 'not-home.not-arrived'
  | 'not-home.too-early'
  | 'not-home.call-first';

/** Nobody opened: proven by position, waiting time and two phone calls. */
export const notHome = (booking: {
  readonly state: BookingState;
  readonly scheduledAt: Instant;
  readonly expectedAt: Instant | null;
  readonly arrivedAt: Instant | null;
  /** Phone calls through the app since the arrival. */
  readonly calls: number;
  readonly here: Place;
  readonly door: Place | null;
  readonly now: Instant;
}): Result<{ readonly state: BookingState; readonly metres: number }, NotHomeRefusal> => {
  const decision = decide(booking.state, 'no-show', 'serviceman');
  if (!decision.ok) return decision;
  const from = mayLeaveFrom(booking);
  if (from === null) return refused('not-home.not-arrived');
  const place = atDoor(booking.here, booking.door);
  if (!place.ok) return place;
  if (booking.now < from) return refused('not-home.too-early');
  if (booking.calls < CALLS_NEEDED) return refused('not-home.call-first');
  return accepted({ state: decision.value, metres: place.value });
};

/** The outcome of a charged visit: paid or waived. */
export const VISIT_OUTCOMES = ['paid', 'waived'] as const;
export type VisitOutcome = (typeof VISIT_OUTCOMES)[number];
