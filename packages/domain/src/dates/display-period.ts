import type { Say } from '../msg.ts';
import { displayDate, displayDateParts, displayShortDate } from './display-date.ts';
import { startOfDay, type IndiaDay } from './india-day.ts';
import { MONTHS, SHORT_WEEKDAYS } from './period-texts.ts';

/** Below a chart bar: 'Mon', 'सोम'. */
export const displayShortWeekday = (day: IndiaDay, say: Say): string => {
  const name = SHORT_WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()];
  return name === undefined ? '' : say(name);
};

/** 'November' */
export const displayMonthName = (day: IndiaDay, say: Say): string => {
  const name = MONTHS[Number(day.slice(5, 7)) - 1];
  return name === undefined ? '' : say(name);
};

/** 'November 2026' */
export const displayMonth = (day: IndiaDay, say: Say): string =>
  `${displayMonthName(day, say)} ${day.slice(0, 4)}`;

/** '10 – 16 Nov 2026'; the parts that both days share are written once. */
export const displayDays = (from: IndiaDay, to: IndiaDay, say: Say): string => {
  const [first, last] = [startOfDay(from), startOfDay(to)];
  const end = displayDate(last, say);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${displayDateParts(first, say).day} – ${end}`;
  if (from.slice(0, 4) === to.slice(0, 4)) return `${displayShortDate(first, say)} – ${end}`;
  return `${displayDate(first, say)} – ${end}`;
};

/** '2026-27' for the year from April 2026, as on bills and statements. */
export const displayFinancialYear = (year: number): string =>
  `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
