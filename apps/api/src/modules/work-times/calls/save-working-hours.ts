import { saveWorkingHours } from '@karigar/contract/work-times/save-working-hours';
import { readWorkingHours } from '@karigar/domain/work-times/duty';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { readAreaPlace, saveHours, saveWork } from '../duty-store.ts';

export const saveWorkingHoursHandler = defineHandler(
  saveWorkingHours,
  async (input, { tx, who, now }) => {
    const { areaId, reachKm, weekdays = [], fromMinutes = [], toMinutes = [] } = input;
    const hours = readWorkingHours(
      weekdays.map((weekday, index) => ({
        weekday,
        fromMinute: fromMinutes[index] ?? 0,
        toMinute: toMinutes[index] ?? 0,
      })),
    );
    if (!hours.ok) return hours;
    const place = await readAreaPlace(tx, areaId);
    if (place === null) return refused('duty.area-not-found');
    await saveWork(tx, accountOf(who), place, reachKm, new Date(now));
    await saveHours(tx, accountOf(who), hours.value);
    return accepted(null);
  },
);
