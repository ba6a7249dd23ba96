import type { Language } from '../language.ts';
import { displayDate, displayDateParts, displayShortDate, displayWeekday } from './display-date.ts';
import { startOfDay, type IndiaDay } from './india-day.ts';

const MONTHS = {
  en: 'January February March April May June July August September October November December'.split(
    ' ',
  ),
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
} as const satisfies Record<Language, unknown>;

/** Below a chart bar: 'Mon', 'सोम'. In Hindi the ending वार (day) is dropped. */
export const displayShortWeekday = (day: IndiaDay, language: Language): string => {
  const name = displayWeekday(startOfDay(day), language);
  return language === 'en' ? name.slice(0, 3) : name.replace(/वार$/, '');
};

/** 'November' */
export const displayMonthName = (day: IndiaDay, language: Language): string =>
  MONTHS[language][Number(day.slice(5, 7)) - 1] ?? '';

/** 'November 2026' */
export const displayMonth = (day: IndiaDay, language: Language): string =>
  `${displayMonthName(day, language)} ${day.slice(0, 4)}`;

/** '10 – 16 Nov 2026'; the parts that both days share are written once. */
export const displayDays = (from: IndiaDay, to: IndiaDay, language: Language): string => {
  const [first, last] = [startOfDay(from), startOfDay(to)];
  const end = displayDate(last, language);
  if (from.slice(0, 7) === to.slice(0, 7))
    return `${displayDateParts(first, language).day} – ${end}`;
  if (from.slice(0, 4) === to.slice(0, 4)) return `${displayShortDate(first, language)} – ${end}`;
  return `${displayDate(first, language)} – ${end}`;
};

/** '2026-27' for the year from April 2026, as on bills and statements. */
export const displayFinancialYear = (year: number): string =>
  `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
