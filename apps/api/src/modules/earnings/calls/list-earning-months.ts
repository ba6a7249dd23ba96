import { listEarningMonths } from '@karigar/contract/earnings/list-earning-months';
import { dayOf } from '@karigar/domain/dates/india-day';
import {
  financialYear,
  financialYearOf,
  monthOf,
  monthsOf,
} from '@karigar/domain/ledger/earning-periods';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { listMonthSums, readStanding } from '../earnings-store.ts';
import { totalsOf } from '../month-totals.ts';

export const listEarningMonthsHandler = defineHandler(
  listEarningMonths,
  async (input, { tx, who, now }) => {
    const me = accountOf(who);
    const today = dayOf(now);
    const year = input.year ?? financialYearOf(today);
    const whole = financialYear(year);
    const [sums, { firstDay }] = await Promise.all([
      listMonthSums(tx, me, whole),
      readStanding(tx, me, monthOf(today), whole),
    ]);
    return accepted({
      year,
      ...whole,
      firstDay,
      ...totalsOf(sums),
      months: monthsOf(year, today).map((month) =>
        Object.assign(totalsOf(sums.filter((sum) => month.from.startsWith(sum.month))), month),
      ),
    });
  },
);
