import { INDIA_OFFSET_MS } from '@karigar/domain/dates/india-day';
import { useFormat } from '@karigar/client/i18n/use-format';
import type { Span } from './week.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** The first of January 1970 was a Thursday. */
const MONDAY = 4;

/** Formats weekdays and minutes of a day. */
export const useClockWords = () => {
  const { time, weekday } = useFormat();
  const clock = (minute: number): string => time(minute * MINUTE_MS - INDIA_OFFSET_MS);
  return {
    clock,
    span: ({ fromMinute, toMinute }: Span): string => `${clock(fromMinute)} – ${clock(toMinute)}`,
    weekday: (day: number): string => weekday((MONDAY + day - 1) * DAY_MS),
  };
};
