import { monthOf } from '@karigar/domain/ledger/earning-periods';
import { addDays, type IndiaDay } from '@karigar/domain/dates/india-day';

const MOST = 24;

/** First days of this month and those before it, the newest first. */
export const monthsUntil = (today: IndiaDay): readonly IndiaDay[] => {
  const months: IndiaDay[] = [];
  for (let { from } = monthOf(today); months.length < MOST; { from } = monthOf(addDays(from, -1)))
    months.push(from);
  return months;
};
