import type { Say, Text } from '../msg.ts';
import { SEPTEMBER_IN_THREE, SHORT_MONTHS, WEEKDAYS } from './date-texts.ts';
import { INDIA_OFFSET_MS, startOfDay, type IndiaDay } from './india-day.ts';
import type { Instant } from './instant.ts';

/** A Date whose UTC parts are the local time in India. */
const inIndia = (instant: Instant): Date => new Date(instant + INDIA_OFFSET_MS);

const nth = (names: readonly Text[], at: number, say: Say): string => {
  const name = names[at];
  return name === undefined ? '' : say(name);
};

const monthOf = (at: Date, say: Say): string => nth(SHORT_MONTHS, at.getUTCMonth(), say);

/** 'Nov' */
export const displayShortMonth = (instant: Instant, say: Say): string =>
  monthOf(inIndia(instant), say);

/** A booking card on the dashboard prints '10:30' large and 'am' small. */
export const displayTimeParts = (instant: Instant): { clock: string; half: string } => {
  const at = inIndia(instant);
  const hour = at.getUTCHours();
  const minute = String(at.getUTCMinutes()).padStart(2, '0');
  return { clock: `${hour % 12 || 12}:${minute}`, half: hour < 12 ? 'am' : 'pm' };
};

/** As in 'Started Work at 10:42 am'. A no-break space keeps the two parts on one line. */
export const displayTime = (instant: Instant): string => {
  const { clock, half } = displayTimeParts(instant);
  return `${clock}\u00a0${half}`;
};

/** A booking card in a list prints '5' large and 'Nov 2026' small. */
export const displayDateParts = (
  instant: Instant,
  say: Say,
): { day: string; monthAndYear: string } => {
  const at = inIndia(instant);
  return {
    day: String(at.getUTCDate()),
    monthAndYear: `${monthOf(at, say)} ${at.getUTCFullYear()}`,
  };
};

/** Bookings list: '5 Nov 2026'. */
export const displayDate = (instant: Instant, say: Say): string => {
  const { day, monthAndYear } = displayDateParts(instant, say);
  return `${day} ${monthAndYear}`;
};

/** For dates of the current year: '5 Nov'. */
export const displayShortDate = (instant: Instant, say: Say): string =>
  `${inIndia(instant).getUTCDate()} ${displayShortMonth(instant, say)}`;

/** Next to the third day of the hold options: 'Thursday'. */
export const displayWeekday = (instant: Instant, say: Say): string =>
  nth(WEEKDAYS, inIndia(instant).getUTCDay(), say);

/** Under the greeting: 'Thursday, 5 Nov 2026'. */
export const displayLongDate = (instant: Instant, say: Say): string =>
  `${displayWeekday(instant, say)}, ${displayDate(instant, say)}`;

/** Dashboard: '5 Nov 2026, 10:30 am'. */
export const displayDateTime = (instant: Instant, say: Say): string =>
  `${displayDate(instant, say)}, ${displayTime(instant)}`;

/** Hold options, as dd MMM yyyy: '05 Nov 2026'. */
export const displayDay = (day: IndiaDay, say: Say): string => {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  const name = month === '09' ? say(SEPTEMBER_IN_THREE) : monthOf(inIndia(startOfDay(day)), say);
  return `${dayOfMonth} ${name} ${year}`;
};
