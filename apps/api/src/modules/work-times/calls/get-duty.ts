import { getDuty } from '@karigar/contract/work-times/get-duty';
import { cashLevel } from '@karigar/domain/ledger/cash-limit';
import { dayOf } from '@karigar/domain/dates/india-day';
import { missingSteps } from '@karigar/domain/offers/work-steps';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { readBalance } from '#modules/ledger/index';
import { nameIn } from '#platform/names';
import { sayIn } from '#platform/texts';
import { defineHandler } from '#wire/define-handler';
import { listOwnDaysOff, listOwnHours, readOwnWork } from '../duty-store.ts';
import { presentOnboarding } from '../present-onboarding.ts';
import { readStanding } from '../standing-store.ts';

export const getDutyHandler = defineHandler(getDuty, async (_input, { tx, who, now, language }) => {
  const me = accountOf(who);
  const work = await readOwnWork(tx, me);
  const hours = await listOwnHours(tx, me);
  const isOnDuty = work?.on_duty ?? false;
  const standing = await readStanding(tx, me, new Date(now));
  const { name, is_verified: isVerified, skills, documents } = standing;
  const missing = missingSteps({
    name,
    documents,
    isVerified,
    skills: new Set(skills),
    place: work,
    hours,
    isOnDuty,
  });
  const level = cashLevel((await readBalance(tx, me)).cashInHand);
  return accepted({
    ...(level !== 'fine' && { cash: level }),
    isOnDuty,
    areaId: work?.area_id ?? null,
    area: work?.area_names ? nameIn(work.area_names, language) : '',
    reachKm: work?.reach_km ?? 0,
    hours,
    daysOff: await listOwnDaysOff(tx, me, dayOf(now)),
    missing: [...missing],
    onboarding: presentOnboarding(
      standing,
      { place: work, hours: hours.length, isOnDuty },
      sayIn(language),
    ),
  });
});
