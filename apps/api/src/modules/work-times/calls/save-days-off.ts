import { saveDaysOff } from '@karigar/contract/work-times/save-days-off';
import { dayOf } from '@karigar/domain/dates/india-day';
import { readDaysOff } from '@karigar/domain/work-times/duty';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { saveDays } from '../duty-store.ts';

export const saveDaysOffHandler = defineHandler(
  saveDaysOff,
  async ({ days = [] }, { tx, who, now }) => {
    const own = readDaysOff(days, dayOf(now));
    if (!own.ok) return own;
    await saveDays(tx, accountOf(who), own.value);
    return accepted(null);
  },
);
