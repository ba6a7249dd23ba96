import type { Instant } from '../dates/instant.ts';
import { paise, type Paise } from '../money.ts';
import { accepted, refused, type Result } from '../result.ts';
import type { BookingState } from '../bookings/booking.ts';
import { decide, type LifecycleRefusal } from '../bookings/lifecycle.ts';
import { kmBetween, type Place } from '../bookings/place.ts';

const MINUTE_MS = 60_000;

/** What a phone's position and the pin of an address are off by, together. */
const DOOR_METRES = 300;
/** From the agreed time, or from his arrival where that is later. */
const WAIT_MS = 10 * MINUTE_MS;
/** Through the app, after he came. */
const CALLS_NEEDED = 2;
/** What coming for nothing costs her, tax included; never more than the job. */
const VISIT_CHARGE = paise(199_00);

export const visitCharge = (total: Paise): Paise => paise(Math.min(VISIT_CHARGE, total));

type DoorRefusal = 'door.not-known' | 'door.too-far';

/** How many metres he stands from the door, if that can be the door. */
const atDoor = (here: Place, door: Place | null): Result<number, DoorRefusal> => {
  if (door === null) return refused('door.not-known');
  const metres = Math.round(kmBetween(here, door) * 1000);
  return metres > DOOR_METRES ? refused('door.too-far') : accepted(metres);
};

/** He says that he is there: the customer hears it, and the waiting begins. */
export const arrive = (booking: {
  readonly state: BookingState;
  readonly here: Place;
  readonly door: Place | null;
}): Result<number, LifecycleRefusal | DoorRefusal> => {
  const decision = decide(booking.state, 'no-show', 'serviceman');
  return decision.ok ? atDoor(booking.here, booking.door) : decision;
};

/** From when on he may say that nobody is home; null before he came. */
export const mayLeaveFrom = (scheduledAt: Instant, arrivedAt: Instant | null): Instant | null =>
  arrivedAt === null ? null : Math.max(scheduledAt, arrivedAt) + WAIT_MS;

export type NotHomeRefusal =
  | LifecycleRefusal
  | DoorRefusal
  | 'not-home.not-arrived'
  | 'not-home.too-early'
  | 'not-home.call-first';

/** Nobody opened: proven by where he stands, how long he waited and that he rang twice. */
export const notHome = (booking: {
  readonly state: BookingState;
  readonly scheduledAt: Instant;
  readonly arrivedAt: Instant | null;
  /** Calls he asked for through the app since he came. */
  readonly calls: number;
  readonly here: Place;
  readonly door: Place | null;
  readonly now: Instant;
}): Result<{ readonly state: BookingState; readonly metres: number }, NotHomeRefusal> => {
  const decision = decide(booking.state, 'no-show', 'serviceman');
  if (!decision.ok) return decision;
  const from = mayLeaveFrom(booking.scheduledAt, booking.arrivedAt);
  if (from === null) return refused('not-home.not-arrived');
  const place = atDoor(booking.here, booking.door);
  if (!place.ok) return place;
  if (booking.now < from) return refused('not-home.too-early');
  if (booking.calls < CALLS_NEEDED) return refused('not-home.call-first');
  return accepted({ state: decision.value, metres: place.value });
};

/** What became of a charged visit: she paid it, or need not. */
export const VISIT_OUTCOMES = ['paid', 'waived'] as const;
export type VisitOutcome = (typeof VISIT_OUTCOMES)[number];
