import { getEarnings } from '@karigar/contract/earnings/get-earnings';
import { dayOf } from '@karigar/domain/dates/india-day';
import { nextPayoutDay } from '@karigar/domain/ledger/cash-limit';
import {
  daysOf,
  financialYear,
  financialYearOf,
  monthOf,
  weekOf,
} from '@karigar/domain/ledger/earning-periods';
import { paise, sumOf } from '@karigar/domain/money';
import { dailyFeeOn } from '@karigar/domain/payouts/pace';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { pauseOf } from '#auth-steps/payout-pause';
import { readBalance } from '#modules/ledger/index';
import { defineHandler } from '#wire/define-handler';
import { readLastPayout, readWaiting } from '../cash-store.ts';
import { listCheckedVisits } from '../checked-visit-store.ts';
import { presentCash, presentPace } from '../earnings-presenter.ts';
import { listEarnedDays, readStanding } from '../earnings-store.ts';
import { readDailyRates, readPace } from '../pace-store.ts';

const MOST_CHECKED = 20;

export const getEarningsHandler = defineHandler(getEarnings, async (input, { tx, who, now }) => {
  const me = accountOf(who);
  const today = dayOf(now);
  const week = weekOf(input.day ?? today);
  const [month, year] = [monthOf(today), financialYear(financialYearOf(today))];
  // One connection runs these in turn; sent together, they share a round trip.
  const [earned, standing, balance, waiting, lastPayout, checked, payoutPause, chosen, rates] =
    await Promise.all([
      listEarnedDays(tx, me, week),
      readStanding(tx, me, month, year),
      readBalance(tx, me),
      readWaiting(tx, me),
      readLastPayout(tx, me),
      listCheckedVisits(tx, me, MOST_CHECKED),
      pauseOf(tx, me, now),
      readPace(tx, me),
      readDailyRates(tx),
    ]);
  const payoutPace = presentPace(chosen, dailyFeeOn(rates, today));
  const days = daysOf(week).map(
    (day) => earned.find((one) => one.day === day) ?? { day, earned: paise(0), jobs: 0 },
  );
  return accepted({
    today,
    ...week,
    firstDay: standing.firstDay,
    earned: sumOf(days.map((day) => day.earned)),
    jobs: days.reduce((count, day) => count + day.jobs, 0),
    days,
    cashInHand: presentCash(balance.cashInHand, waiting, now),
    nextPayout: { day: nextPayoutDay(today, chosen.pace), amount: balance.payable },
    ...(payoutPace !== null && { payoutPace }),
    checkedVisits: checked.map((visit) => ({
      bookingId: visit.id,
      bookingNo: visit.booking_no,
      amount: visit.share,
      by: visit.due_at,
    })),
    payoutPause,
    lastPayout,
    month: { from: month.from, earned: standing.month },
    year: { from: year.from, earned: standing.year },
  });
});
