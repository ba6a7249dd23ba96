import { addDays, type IndiaDay } from '@karigar/domain/dates/india-day';
import { weekOf, type Period } from '@karigar/domain/ledger/earning-periods';

/** The weeks that share a day with this period, oldest first. */
export const weeksOf = ({ from, to }: Period): readonly Period[] => {
  const weeks: Period[] = [];
  for (let week = weekOf(from); week.from <= to; week = weekOf(addDays(week.to, 1)))
    weeks.push(week);
  return weeks;
};

export const mondayOf = (day: IndiaDay): IndiaDay => weekOf(day).from;
