import type { Booking } from '@karigar/contract/bookings/booking';
import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { getDashboard } from '@karigar/contract/dashboard/get-dashboard';
import { getSupport } from '@karigar/contract/help/get-support';
import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { getDuty } from '@karigar/contract/work-times/get-duty';
import { playCalls, reply } from '@karigar/client/testing/play-calls';

export { broken, cut, onItsWay, outOfTime, reply } from '@karigar/client/testing/play-calls';

const emptyProfile = {
  picture: null,
  firstName: 'Suresh',
  lastName: 'Pawar',
  email: '',
  phone: '',
  address: '',
  bankName: '',
  holderName: '',
  accountNumber: '',
  ifsc: '',
  isPhoneProven: true,
  roles: [],
  payoutPause: null,
  changesFrom: null,
};

/** A serviceman who gets offers. */
const onDuty = {
  isOnDuty: true,
  areaId: 102,
  area: 'Baner',
  reachKm: 10,
  hours: [],
  daysOff: [],
  missing: [],
};

/** Plays the server of a serviceman's day: the reply of each call, and a log of the calls. */
export const playServer = () => {
  const server = playCalls();
  const { on } = server;
  const bookingsAre = (bookings: readonly Booking[]): void =>
    on(listBookings, (fields) => {
      const limit = Number(fields.get('limit') ?? bookings.length);
      const from = (Number(fields.get('page') ?? 1) - 1) * limit;
      return reply(listBookings, bookings.slice(from, from + limit));
    });

  bookingsAre([]);
  on(getDashboard, () => reply(getDashboard, { todayBookings: 6, hold: 1, completed: 1284 }));
  on(getDuty, () => reply(getDuty, onDuty));
  on(getProfile, () => reply(getProfile, emptyProfile));
  on(getSupport, () => reply(getSupport, { phone: null }));
  on(listNotifications, () => reply(listNotifications, []));
  return { ...server, bookingsAre };
};
