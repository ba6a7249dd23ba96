import { addDays, startOfDay, type IndiaDay } from '../dates/india-day.ts';

export type Period = { readonly from: IndiaDay; readonly to: IndiaDay };

const DAY_MS = 86_400_000;
const FIRST_MONDAY = startOfDay('1970-01-05' as IndiaDay);

/** Monday to Sunday. */
export const weekOf = (day: IndiaDay): Period => {
  const since = (startOfDay(day) - FIRST_MONDAY) / DAY_MS;
  const from = addDays(day, -(((since % 7) + 7) % 7));
  return { from, to: addDays(from, 6) };
};

export const daysOf = ({ from, to }: Period): IndiaDay[] => {
  const days: IndiaDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

const two = (number: number): string => String(number).padStart(2, '0');
const firstOf = (year: number, month: number): IndiaDay => `${year}-${two(month)}-01` as IndiaDay;

/** The whole month that contains the day. */
export const monthOf = (day: IndiaDay): Period => {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const next = month === 12 ? firstOf(year + 1, 1) : firstOf(year, month + 1);
  return { from: firstOf(year, month), to: addDays(next, -1) };
};

/** April to March, named by the year it begins in. */
export const financialYearOf = (day: IndiaDay): number =>
  Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0);

export const financialYear = (year: number): Period => ({
  from: firstOf(year, 4),
  to: addDays(firstOf(year + 1, 4), -1),
});

/** The months of a financial year that have begun, newest first. */
export const monthsOf = (year: number, today: IndiaDay): Period[] => {
  const { from, to } = financialYear(year);
  const months: Period[] = [];
  for (let day = from; day <= to && day <= today; day = addDays(monthOf(day).to, 1)) {
    months.unshift(monthOf(day));
  }
  return months;
};
