import { listEarningMonths } from '@karigar/contract/earnings/list-earning-months';
import { dayOf } from '@karigar/domain/dates/india-day';
import {
  financialYear,
  financialYearOf,
  monthOf,
  monthsOf,
} from '@karigar/domain/ledger/earning-periods';
import { sumOf, type Paise } from '@karigar/domain/money';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { listWithheld, type Withheld } from '#modules/ledger/index';
import { defineHandler } from '#wire/define-handler';
import { listMonthSums, readStanding } from '../earnings-store.ts';
import { totalsOf } from '../month-totals.ts';

/** Nothing where nothing was withheld: clients of before do not know it. */
const withheldIn = (withheld: readonly Withheld[]): { readonly withheld?: Paise } =>
  withheld.length === 0 ? {} : { withheld: sumOf(withheld.map(({ amount }) => amount)) };

export const listEarningMonthsHandler = defineHandler(
  listEarningMonths,
  async (input, { tx, who, now }) => {
    const me = accountOf(who);
    const today = dayOf(now);
    const year = input.year ?? financialYearOf(today);
    const whole = financialYear(year);
    const [sums, withheld, { firstDay }] = await Promise.all([
      listMonthSums(tx, me, whole),
      listWithheld(tx, me, whole),
      readStanding(tx, me, monthOf(today), whole),
    ]);
    return accepted({
      year,
      ...whole,
      firstDay,
      ...totalsOf(sums),
      ...withheldIn(withheld),
      months: monthsOf(year, today).map((month) =>
        Object.assign(
          totalsOf(sums.filter((sum) => month.from.startsWith(sum.month))),
          withheldIn(withheld.filter(({ day }) => day >= month.from && day <= month.to)),
          month,
        ),
      ),
    });
  },
);
