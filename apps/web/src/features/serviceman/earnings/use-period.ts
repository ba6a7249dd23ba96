import { displayShortMonth } from '@karigar/domain/dates/display-date';
import {
  displayDays,
  displayMonth,
  displayMonthName,
  displayShortWeekday,
} from '@karigar/domain/dates/display-period';
import { startOfDay, type IndiaDay } from '@karigar/domain/dates/india-day';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';

/** Formats days, weeks and months. */
export const usePeriod = () => {
  const say = useSay();
  const { date, longDate, inOrder } = useFormat();
  return {
    date: (day: IndiaDay) => date(startOfDay(day)),
    longDate: (day: IndiaDay) => longDate(startOfDay(day)),
    days: (from: IndiaDay, to: IndiaDay) => inOrder(displayDays(from, to, say)),
    weekday: (day: IndiaDay) => displayShortWeekday(day, say),
    month: (day: IndiaDay) => inOrder(displayMonth(day, say)),
    monthName: (day: IndiaDay) => displayMonthName(day, say),
    shortMonth: (day: IndiaDay) => displayShortMonth(startOfDay(day), say),
  };
};

export type Period = ReturnType<typeof usePeriod>;
