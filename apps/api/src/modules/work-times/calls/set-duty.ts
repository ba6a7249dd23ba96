import { setDuty } from '@karigar/contract/work-times/set-duty';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { switchDuty } from '../duty-store.ts';

export const setDutyHandler = defineHandler(setDuty, async ({ duty }, { tx, who, now }) =>
  (await switchDuty(tx, accountOf(who), duty === 'on', new Date(now)))
    ? accepted(null)
    : refused('duty.area-missing'),
);
