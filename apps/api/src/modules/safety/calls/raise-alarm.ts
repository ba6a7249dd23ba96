import { raiseAlarm } from '@karigar/contract/safety/raise-alarm';
import { accepted, refused } from '@karigar/domain/result';
import { alarmDue, coarse, mayRaiseAlarm } from '@karigar/domain/safety/alarm';
import { accountOf } from '#auth/who';
import { readOwnBooking } from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';
import { insertAlarm } from '../alarm-store.ts';

export const raiseAlarmHandler = defineHandler(raiseAlarm, async (input, scope) => {
  const { tx, who, now } = scope;
  const booking = await readOwnBooking(scope, input);
  if (booking === null) return refused('booking.not-found');
  const may = mayRaiseAlarm(booking.state);
  if (!may.ok) return may;
  const { latitude, longitude } = input;
  const isKnown = latitude !== undefined && longitude !== undefined;
  const { id, due_at: dueAt } = await insertAlarm(tx, {
    accountId: accountOf(who),
    role: who.role === 'serviceman' ? 'serviceman' : 'customer',
    bookingId: booking.id,
    latitude: isKnown ? coarse(latitude) : null,
    longitude: isKnown ? coarse(longitude) : null,
    raisedAt: new Date(now),
    dueAt: new Date(alarmDue(now)),
  });
  return accepted({ alarmId: id, dueAt: dueAt.getTime() });
});
