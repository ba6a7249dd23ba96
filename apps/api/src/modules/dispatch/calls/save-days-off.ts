import { saveDaysOff } from '@karigar/contract/dispatch/save-days-off';
import { dayOf } from '@karigar/domain/dates/india-day';
import { readDaysOff } from '@karigar/domain/dispatch/duty';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { answer } from '#wire/handler';
import { saveDays } from '../duty-store.ts';

export const saveDaysOffAnswer = answer(saveDaysOff, async ({ days = [] }, { tx, who, now }) => {
  const own = readDaysOff(days, dayOf(now));
  if (!own.ok) return own;
  await saveDays(tx, accountOf(who), own.value);
  return accepted(null);
});
