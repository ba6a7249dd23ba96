import { addDays, type IndiaDay } from '../dates/india-day.ts';
import { accepted, refused, type Result } from '../result.ts';
import type { WorkingHours } from './working-hours.ts';

/** Sorted by weekday and time; spans may not overlap. */
export const readWorkingHours = (
  spans: readonly WorkingHours[],
): Result<readonly WorkingHours[], 'duty.hours-overlap'> => {
  const sorted = spans.toSorted(
    (one, other) => one.weekday - other.weekday || one.fromMinute - other.fromMinute,
  );
  const fits = sorted.every(({ weekday, fromMinute, toMinute }, index) => {
    const before = sorted[index - 1];
    const isAfter = before?.weekday !== weekday || before.toMinute <= fromMinute;
    return fromMinute < toMinute && isAfter;
  });
  return fits ? accepted(sorted) : refused('duty.hours-overlap');
};

export const FARTHEST_DAYS = 92;

/** Sorted, without duplicates, from today on. */
export const readDaysOff = (
  days: readonly IndiaDay[],
  today: IndiaDay,
): Result<readonly IndiaDay[], 'duty.days-not-ahead'> => {
  const last = addDays(today, FARTHEST_DAYS);
  const own = [...new Set(days)].toSorted();
  return own.every((day) => day >= today && day <= last)
    ? accepted(own)
    : refused('duty.days-not-ahead');
};
