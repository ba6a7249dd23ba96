import { INDIA_OFFSET_MS, dayOf, type IndiaDay } from '../dates/india-day.ts';
import type { Instant } from '../dates/instant.ts';

/** One span of a weekday, Monday being 1 and Sunday 7; minutes count from midnight in India. */
export type WorkingHours = {
  readonly weekday: number;
  readonly fromMinute: number;
  readonly toMinute: number;
};

const MINUTE = 60_000;
const DAY_MS = 86_400_000;
/** Days from a Monday to 1 January 1970. */
const SINCE_MONDAY = 3;

/** Days since 1970 in India: cheaper than a calendar day when thousands of spans are compared. */
const dayNumber = (instant: Instant): number => Math.floor((instant + INDIA_OFFSET_MS) / DAY_MS);

export const isSameDay = (one: Instant, other: Instant): boolean =>
  dayNumber(one) === dayNumber(other);

/** Inside one of the serviceman's spans, from start to end. */
export const isWithinHours = (
  hours: readonly WorkingHours[],
  from: Instant,
  to: Instant,
): boolean => {
  const day = dayNumber(from);
  const midnight = day * DAY_MS - INDIA_OFFSET_MS;
  const weekday = ((day + SINCE_MONDAY) % 7) + 1;
  return hours.some(
    (span) =>
      span.weekday === weekday &&
      midnight + span.fromMinute * MINUTE <= from &&
      to <= midnight + span.toMinute * MINUTE,
  );
};

/** A job that ends after midnight takes both days. */
export const isDayOff = (daysOff: ReadonlySet<IndiaDay>, from: Instant, to: Instant): boolean =>
  daysOff.size > 0 && (daysOff.has(dayOf(from)) || daysOff.has(dayOf(to)));
