import { addDays, dayOf, startOfDay } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { slotsOf } from '@karigar/domain/orders/slots';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How a booking's life goes. */
export const WAYS = [
  'accepted',
  'refused',
  'silent',
  'given-back',
  'given-back-for-good',
  'cancelled',
  'blocked',
  'late',
  'moved',
  'assigned-by-operator',
] as const;
export type Way = (typeof WAYS)[number];

export const PLACED = ['at night', 'for today', 'for next week'] as const;
export type Placed = (typeof PLACED)[number];

export type LifePlan = {
  readonly way: Way;
  readonly placed: Placed;
  readonly at: Instant;
  readonly startsAt: Instant;
  /** Draws of this life, each in [0, 1). */
  readonly random: () => number;
};

const pick = <Of>(random: () => number, from: readonly [Of, ...Of[]]): Of =>
  from[Math.floor(random() * from.length)] ?? from[0];

/** The times of a life that begins on the day of `base`. */
export const planLife = (base: Instant, way: Way, random: () => number): LifePlan => {
  const placed = pick(random, PLACED);
  const day = dayOf(base);
  const midnight = startOfDay(day);
  const minute = Math.floor(random() * 60) * MINUTE;
  if (placed === 'at night') {
    const at = midnight + pick(random, [0, 2, 4, 5, 22, 23]) * HOUR + minute;
    const slots = slotsOf(dayOf(at + 6 * HOUR)).filter((slot) => slot - at >= HOUR);
    return { way, placed, at, startsAt: slots[Math.floor(random() * slots.length)] ?? 0, random };
  }
  const at = midnight + (7 + Math.floor(random() * 10)) * HOUR + minute;
  const to = placed === 'for today' ? day : addDays(day, 2 + Math.floor(random() * 4));
  const slots = slotsOf(to).filter((slot) => slot - at >= HOUR);
  return { way, placed, at, startsAt: slots[Math.floor(random() * slots.length)] ?? 0, random };
};
