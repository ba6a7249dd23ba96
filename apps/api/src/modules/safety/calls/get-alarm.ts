import { getAlarm } from '@karigar/contract/safety/get-alarm';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { readOwnBooking } from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';
import { findOpenAlarm } from '../alarm-store.ts';

export const getAlarmHandler = defineHandler(getAlarm, async (input, scope) => {
  const booking = await readOwnBooking(scope, input);
  if (booking === null) return refused('booking.not-found');
  const open = await findOpenAlarm(scope.tx, accountOf(scope.who), booking.id);
  return accepted({
    alarm: open && { alarmId: open.id, raisedAt: open.raised_at.getTime() },
  });
});
