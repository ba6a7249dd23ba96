import { dayOf } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { useFormat } from './use-format.ts';
import { useToday } from '#shared/format/use-today';

/** When something was: the time, and of another day the day too. */
export const useSince = (): ((at: Instant) => string) => {
  const { time, dateTime } = useFormat();
  const today = useToday();
  return (at) => (dayOf(at) === today ? time(at) : dateTime(at));
};
