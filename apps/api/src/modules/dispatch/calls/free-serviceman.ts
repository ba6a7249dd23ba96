import { freeServiceman } from '@karigar/contract/dispatch/free-serviceman';
import { addDays, startOfDay } from '@karigar/domain/dates/india-day';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import {
  addNotification,
  lockBooking,
  notifyOfSearch,
  notifyServiceman,
  readServiceman,
  type BookingRow,
} from '#modules/bookings/index';
import { lockWork } from '#modules/offers/index';
import { defineHandler, type CallScope } from '#wire/define-handler';
import { addDayOff, listJobsOfDay, lockBookings } from '../free-store.ts';
import { saveReleased } from '../release-store.ts';

/** One notification names all bookings of a customer, and the first deadline. */
const notifyCustomers = async ({ tx, now }: CallScope, freed: readonly BookingRow[]) => {
  for (const [, own] of Map.groupBy(freed, ({ customer_id: customer }) => customer)) {
    const news = own.map((booking) => notifyOfSearch(booking, booking.scheduled_at.getTime(), now));
    const [first] = news;
    const [booking] = own;
    if (first === undefined || booking === undefined) continue;
    const bookingNo = own.map(({ booking_no: no }) => no).join(', ');
    const by = Math.min(...news.map(({ details }) => Number(details['by'])));
    await addNotification(tx, booking.id, { ...first, details: { bookingNo, by } }, now);
  }
};

export const freeServicemanHandler = defineHandler(
  freeServiceman,
  async (input, scope) => {
    const { tx, who, now, key, note } = scope;
    const { servicemanId, day, bookingIds = [], versions = [] } = input;
    if ((await readServiceman(tx, servicemanId)) === null) return refused('serviceman.not-found');
    const reason = readWrittenReason(input.reason);
    if (reason === null) return refused('console.reason-missing');
    note({ subjectId: servicemanId, reason });
    await lockBookings(tx, bookingIds);
    await lockWork(tx, servicemanId);
    const span = [new Date(startOfDay(day)), new Date(startOfDay(addDays(day, 1)))] as const;
    const jobs = (await listJobsOfDay(tx, servicemanId, span, day)).filter(
      ({ state }) => state === 'assigned',
    );
    const shown = new Map(bookingIds.map((id, at) => [id, versions[at]]));
    const isAsShown =
      jobs.length === shown.size && jobs.every((job) => shown.get(job.id) === job.version);
    if (!isAsShown) return refused('preview.changed');
    const freed: BookingRow[] = [];
    for (const { id, order_id: orderId } of jobs) {
      const booking = await lockBooking(tx, { bookingId: id, orderId });
      if (booking === null) throw new Error(`booking ${id} is not there`);
      const event = { command: 'release', by: accountOf(who), at: new Date(now), key, reason };
      await saveReleased(tx, booking, { ...event, command: 'release' });
      await addNotification(tx, id, notifyServiceman('booking-released')(booking), now);
      freed.push(booking);
    }
    await notifyCustomers(scope, freed);
    await addDayOff(tx, servicemanId, day);
    return accepted({ freed: freed.length });
  },
  { as: 'ops' },
);
