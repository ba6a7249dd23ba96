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
import { useDirection } from './language.ts';
import { sayBy } from './use-say.ts';

/** Keeps '16 Nov 2026, 7:00 am' in its order inside a text from right to left. */
const isolated = (written: string): string => `\u2066${written}\u2069`;
const asWritten = (written: string): string => written;

/** Formats dates, times and counts: in India's time, with the same digits in every language. */
export const useFormat = () => {
  const { _ } = useLingui();
  const direction = useDirection();
  return useMemo(() => {
    const say = sayBy(_);
    const kept = direction === 'rtl' ? isolated : asWritten;
    return {
      /** For amounts and periods that are written elsewhere. */
      inOrder: kept,
      count: groupDigits,
      date: (at: Instant) => kept(displayDate(at, say)),
      dateParts: (at: Instant) => displayDateParts(at, say),
      longDate: (at: Instant) => kept(displayLongDate(at, say)),
      shortDate: (at: Instant) => kept(displayShortDate(at, say)),
      weekday: (at: Instant) => displayWeekday(at, say),
      day: (day: IndiaDay) => kept(displayDay(day, say)),
      time: (at: Instant) => kept(displayTime(at)),
      timeParts: displayTimeParts,
      dateTime: (at: Instant) => kept(displayDateTime(at, say)),
      span: (ms: number) => kept(displaySpan(ms, say)),
    };
  }, [_, direction]);
};

export type Format = ReturnType<typeof useFormat>;
