import { hasCapacity, type Need } from '@karigar/domain/orders/capacity';
import { bookableDays, isBookable, nearestOf, slotsOf } from '@karigar/domain/orders/slots';
import { dayOf, type IndiaDay } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Transaction } from '#platform/db';
import { readWorkDay } from './work-day-store.ts';

type Wanted = Omit<Need, 'from'>;

export type Slot = { readonly at: Instant; readonly isFree: boolean };

/** Every slot of the day, and whether a serviceman is free then. */
export const slotsFor = async (
  tx: Transaction,
  wanted: Wanted,
  day: IndiaDay,
  now: Instant,
): Promise<Slot[]> => {
  const open = slotsOf(day).filter((at) => isBookable(at, now));
  if (open.length === 0) return slotsOf(day).map((at) => ({ at, isFree: false }));
  const work = await readWorkDay(tx, wanted.place, day);
  return slotsOf(day).map((at) => ({
    at,
    isFree: open.includes(at) && hasCapacity({ ...wanted, from: at }, work),
  }));
};

/** The nearest free slot of the same day, else of later days, else of earlier days. */
export const nearestFree = async (
  tx: Transaction,
  wanted: Wanted,
  at: Instant,
  now: Instant,
): Promise<Instant | null> => {
  const same = dayOf(at);
  const days = bookableDays(now);
  const rest = days.filter((day) => day < same).toReversed();
  for (const day of [same, ...days.filter((later) => later > same), ...rest]) {
    const slots = await slotsFor(tx, wanted, day, now);
    const free = slots.filter(({ isFree }) => isFree).map((slot) => slot.at);
    const nearest = nearestOf(at, free);
    if (nearest !== null) return nearest;
  }
  return null;
};
