import { addDays, dayOf, startOfDay } from './india-day.ts';
import type { Instant } from './instant.ts';

const isSunday = (at: Instant): boolean => new Date(dayOf(at)).getUTCDay() === 0;

const nextDay = (at: Instant): Instant =>
  at + startOfDay(addDays(dayOf(at), 1)) - startOfDay(dayOf(at));

/**
 * The same time so many working days later. Only Sundays are free: a deadline that knows no holiday comes too early,
 * which is better than too late.
 */
export const addWorkingDays = (at: Instant, count: number): Instant => {
  let day = at;
  for (let left = count; left > 0;) {
    day = nextDay(day);
    if (!isSunday(day)) left -= 1;
  }
  return day;
};
