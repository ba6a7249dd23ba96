import { endAlarm } from '@karigar/contract/safety/end-alarm';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { endOwnAlarm } from '../alarm-store.ts';

export const endAlarmHandler = defineHandler(endAlarm, async ({ alarmId }, { tx, who, now }) =>
  (await endOwnAlarm(tx, alarmId, accountOf(who), new Date(now)))
    ? accepted(null)
    : refused('alarm.not-found'),
);
