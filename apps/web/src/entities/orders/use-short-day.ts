import { displayShortWeekday } from '@karigar/domain/dates/display-period';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import { useSay } from '@karigar/client/i18n/use-say';

/** 'Sat', and in Hindi the day without its last word: 'शनि'. */
export const useShortDay = (): ((day: IndiaDay) => string) => {
  const say = useSay();
  return (day) => displayShortWeekday(day, say);
};
