import {
  displayDate,
  displayDateParts,
  displayDateTime,
  displayDay,
  displayLongDate,
  displayShortDate,
  displayTime,
  displayTimeParts,
  displayWeekday,
} from '@karigar/domain/dates/display-date';
import { displaySpan } from '@karigar/domain/dates/display-span';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { groupDigits } from '@karigar/domain/group-digits';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { isLocale, languageOf } from './locales.ts';

/** Formats dates, times and counts: in India's time, with the same digits in every language. */
export const useFormat = () => {
  const { locale } = useLingui().i18n;
  return useMemo(() => {
    const language = languageOf(isLocale(locale) ? locale : 'en');
    return {
      count: groupDigits,
      date: (at: Instant) => displayDate(at, language),
      dateParts: (at: Instant) => displayDateParts(at, language),
      longDate: (at: Instant) => displayLongDate(at, language),
      shortDate: (at: Instant) => displayShortDate(at, language),
      weekday: (at: Instant) => displayWeekday(at, language),
      day: (day: IndiaDay) => displayDay(day, language),
      time: displayTime,
      timeParts: displayTimeParts,
      dateTime: (at: Instant) => displayDateTime(at, language),
      span: (ms: number) => displaySpan(ms, language),
    };
  }, [locale]);
};

export type Format = ReturnType<typeof useFormat>;
