import { dayOf, startOfDay } from '../dates/india-day.ts';
import type { Instant } from '../dates/instant.ts';

const timeOfDay = (at: Instant): number => at - startOfDay(dayOf(at));

/** The free slot whose time of day is nearest to a former visit's, the earlier of two; null when the day is full. */
export const slotNearHour = (
  slots: readonly { readonly at: Instant; readonly isFree: boolean }[],
  former: Instant,
): Instant | null => {
  const away = (at: Instant): number => Math.abs(timeOfDay(at) - timeOfDay(former));
  const free = slots.filter(({ isFree }) => isFree).map(({ at }) => at);
  return free.toSorted((one, other) => away(one) - away(other) || one - other)[0] ?? null;
};
