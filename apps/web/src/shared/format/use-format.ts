import {
  displayDate,
  displayDateParts,
  displayDateTime,
  displayDay,
  displayLongDate,
  displayTime,
  displayTimeParts,
  displayWeekday,
} from '@karigar/domain/dates/display-date';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { isLocale, languageOf } from '../language/locales.ts';

const grouped = new Intl.NumberFormat('en-IN');

/** Dates, times and counts as the person reads them: in India's time, with the same figures in every language. */
export const useFormat = () => {
  const { locale } = useLingui().i18n;
  return useMemo(() => {
    const language = languageOf(isLocale(locale) ? locale : 'en');
    return {
      count: (count: number): string => grouped.format(count),
      date: (at: Instant) => displayDate(at, language),
      dateParts: (at: Instant) => displayDateParts(at, language),
      longDate: (at: Instant) => displayLongDate(at, language),
      weekday: (at: Instant) => displayWeekday(at, language),
      day: (day: IndiaDay) => displayDay(day, language),
      time: (at: Instant) => displayTime(at, language),
      timeParts: (at: Instant) => displayTimeParts(at, language),
      dateTime: (at: Instant) => displayDateTime(at, language),
    };
  }, [locale]);
};

export type Format = ReturnType<typeof useFormat>;
