import type { OutputOf } from '@karigar/contract/define-call';
import type { getEarnings } from '@karigar/contract/earnings/get-earnings';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Paise } from '@karigar/domain/money';
import { formatMoney } from '@karigar/domain/money-text';
import type { Bar } from '@karigar/ui/bars/bars';
import type { Say } from '@karigar/client/i18n/use-say';
import { figureOf } from './figure.ts';
import { earningsMessages as texts } from './earnings.messages.ts';
import type { Period } from './use-period.ts';

export type Week = OutputOf<typeof getEarnings>;

const spokenOf = (earned: Paise, jobs: number) => {
  if (jobs > 0) return texts.dayAndJobs;
  return earned === 0 ? texts.dayEmpty : texts.dayAlone;
};

/** A bar for each day. A day without jobs and money is not a link. */
export const weekBars = (
  { days, today }: Pick<Week, 'days' | 'today'>,
  say: Say,
  { longDate, weekday }: Pick<Period, 'longDate' | 'weekday'>,
  open: (day: IndiaDay) => void,
): readonly Bar[] =>
  days.map(({ day, earned, jobs }) => {
    const isEmpty = earned === 0 && jobs === 0;
    const words = { day: longDate(day), amount: formatMoney(earned), count: jobs };
    return {
      key: day,
      label: weekday(day),
      figure: isEmpty ? '' : figureOf(earned),
      spoken: say(spokenOf(earned, jobs), words),
      value: earned,
      now: day === today,
      onPress: isEmpty ? undefined : () => open(day),
    };
  });
