import { getDashboard } from '@karigar/contract/dashboard/get-dashboard';
import { addDays, dayOf, startOfDay } from '@karigar/domain/dates/india-day';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { countBookings } from '../dashboard-store.ts';

export const getDashboardHandler = defineHandler(getDashboard, async (_input, { tx, who, now }) => {
  const today = dayOf(now);
  const {
    today: todayBookings,
    completed,
    held,
  } = await countBookings(tx, accountOf(who), {
    from: new Date(startOfDay(today)),
    to: new Date(startOfDay(addDays(today, 1))),
  });
  return accepted({ todayBookings, completed, hold: held });
});
