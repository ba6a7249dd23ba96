import {
  displayDays,
  displayMonth,
  displayMonthName,
  displayShortWeekday,
} from '@karigar/domain/dates/display-period';
import { startOfDay, type IndiaDay } from '@karigar/domain/dates/india-day';
import { useLingui } from '@lingui/react';
import { useFormat } from '#platform/i18n/use-format';
import { isLocale, languageOf } from '#platform/i18n/locales';

/** Formats days, weeks and months. */
export const usePeriod = () => {
  const { locale } = useLingui().i18n;
  const { date, dateParts, longDate, inOrder } = useFormat();
  const language = languageOf(isLocale(locale) ? locale : 'en');
  return {
    date: (day: IndiaDay) => date(startOfDay(day)),
    longDate: (day: IndiaDay) => longDate(startOfDay(day)),
    days: (from: IndiaDay, to: IndiaDay) => inOrder(displayDays(from, to, language)),
    weekday: (day: IndiaDay) => displayShortWeekday(day, language),
    month: (day: IndiaDay) => inOrder(displayMonth(day, language)),
    monthName: (day: IndiaDay) => displayMonthName(day, language),
    shortMonth: (day: IndiaDay) => dateParts(startOfDay(day)).monthAndYear.split(' ')[0] ?? '',
  };
};

export type Period = ReturnType<typeof usePeriod>;
