import { addDays, dayOf, type IndiaDay } from '../dates/india-day.ts';
import type { Instant } from '../dates/instant.ts';

/** Work can be held until today, tomorrow or the day after. */
export const holdOptions = (now: Instant): readonly [IndiaDay, IndiaDay, IndiaDay] => {
  const today = dayOf(now);
  return [today, addDays(today, 1), addDays(today, 2)];
};

export const isHoldOption = (day: IndiaDay, now: Instant): boolean =>
  holdOptions(now).includes(day);
