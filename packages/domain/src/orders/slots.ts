import { addDays, dayOf, INDIA_OFFSET_MS, startOfDay, type IndiaDay } from '../dates/india-day.ts';
import type { Instant } from '../dates/instant.ts';

const MINUTE_MS = 60_000;

/** When a visit may begin, in minutes after midnight in India. */
const SLOT_MINUTES = [480, 540, 630, 720, 810, 900, 990, 1080, 1170] as const;

/** The shortest notice for a visit. */
const LEAD_MS = 60 * MINUTE_MS;

/** Today and the following days. */
const BOOKABLE_DAYS = 7;

export const slotsOf = (day: IndiaDay): Instant[] =>
  SLOT_MINUTES.map((minute) => startOfDay(day) + minute * MINUTE_MS);

export const bookableDays = (now: Instant): IndiaDay[] =>
  Array.from({ length: BOOKABLE_DAYS }, (_, count) => addDays(dayOf(now), count));

/** One of the day's slots, neither too soon nor too far ahead. */
export const isBookable = (at: Instant, now: Instant): boolean =>
  at - now >= LEAD_MS && bookableDays(now).includes(dayOf(at)) && slotsOf(dayOf(at)).includes(at);

/** Minutes after midnight in India. */
export const minuteOf = (at: Instant): number =>
  Math.floor((at - startOfDay(dayOf(at))) / MINUTE_MS);

/** 1 is Monday. */
export const weekdayOf = (day: IndiaDay): number =>
  ((new Date(startOfDay(day) + INDIA_OFFSET_MS).getUTCDay() + 6) % 7) + 1;

export type DayPart = 'morning' | 'afternoon' | 'evening';

export const dayPartOf = (at: Instant): DayPart => {
  const minute = minuteOf(at);
  if (minute < 720) return 'morning';
  return minute < 990 ? 'afternoon' : 'evening';
};

/** The slot nearest to the wanted time; of two equally near, the later. */
export const nearestOf = (wanted: Instant, slots: readonly Instant[]): Instant | null =>
  slots.reduce<Instant | null>((best, slot) => {
    if (best === null) return slot;
    return Math.abs(slot - wanted) <= Math.abs(best - wanted) ? slot : best;
  }, null);
