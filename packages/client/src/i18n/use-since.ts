import { dayOf } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { useFormat } from './use-format.ts';
import { useToday } from './use-today.ts';

/** A time today; on another day also the date. */
export const useSince = (): ((at: Instant) => string) => {
  const { time, dateTime } = useFormat();
  const today = useToday();
  return (at) => (dayOf(at) === today ? time(at) : dateTime(at));
};
