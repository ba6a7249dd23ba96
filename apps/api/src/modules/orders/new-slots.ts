import { canMoveTo } from '@karigar/domain/orders/reschedule';
import { bookableDays, isBookable, nearestOf, slotsOf } from '@karigar/domain/orders/slots';
import { dayOf, type IndiaDay } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import type { BookingRow } from '#modules/bookings/index';
import type { Transaction } from '#platform/db';
import type { Slot } from './free-slots.ts';
import type { Visit } from './move-store.ts';
import { readWorkDay } from './work-day-store.ts';

/** The assignee, who keeps the booking; null when any free serviceman will do. */
const servicemanOf = ({ state, serviceman_id: id }: BookingRow): number | null =>
  state === 'assigned' ? id : null;

/** The slots of a day, and whether this booking can move there. */
export const newSlotsFor = async (
  tx: Transaction,
  booking: BookingRow,
  { need }: Visit,
  day: IndiaDay,
  now: Instant,
): Promise<Slot[]> => {
  const open = slotsOf(day).filter((at) => isBookable(at, now) && at !== need.from);
  if (open.length === 0) return slotsOf(day).map((at) => ({ at, isFree: false }));
  const work = await readWorkDay(tx, need.place, day);
  const visit = { now: need, servicemanId: servicemanOf(booking) };
  return slotsOf(day).map((at) => ({
    at,
    isFree: open.includes(at) && canMoveTo(at, visit, work),
  }));
};

/** The nearest slot the booking can move to instead of a full one. */
export const nearestNew = async (
  tx: Transaction,
  booking: BookingRow,
  visit: Visit,
  at: Instant,
  now: Instant,
): Promise<Instant | null> => {
  const days = bookableDays(now).toSorted((one, other) =>
    Math.abs(slotGap(one, at)) <= Math.abs(slotGap(other, at)) ? -1 : 1,
  );
  for (const day of days) {
    const slots = await newSlotsFor(tx, booking, visit, day, now);
    const nearest = nearestOf(
      at,
      slots.filter(({ isFree }) => isFree).map((slot) => slot.at),
    );
    if (nearest !== null) return nearest;
  }
  return null;
};

const slotGap = (day: IndiaDay, at: Instant): number =>
  (slotsOf(day)[0] ?? 0) - (slotsOf(dayOf(at))[0] ?? 0);
