import { getDuty } from '@karigar/contract/work-times/get-duty';
import { dayOf } from '@karigar/domain/dates/india-day';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { nameIn } from '#platform/names';
import { defineHandler } from '#wire/define-handler';
import { listOwnDaysOff, listOwnHours, readOwnWork } from '../duty-store.ts';

export const getDutyHandler = defineHandler(getDuty, async (_input, { tx, who, now, language }) => {
  const me = accountOf(who);
  const work = await readOwnWork(tx, me);
  return accepted({
    isOnDuty: work?.on_duty ?? false,
    areaId: work?.area_id ?? null,
    area: work?.area_names ? nameIn(work.area_names, language) : '',
    reachKm: work?.reach_km ?? 0,
    hours: await listOwnHours(tx, me),
    daysOff: await listOwnDaysOff(tx, me, dayOf(now)),
  });
});
