import { kmBetween, type Place } from '../bookings/place.ts';
import type { Instant } from '../dates/instant.ts';
import { minuteOf } from '../orders/slots.ts';

const MINUTE_MS = 60_000;

/** From one job to the next. */
const TRAVEL_MINUTES = 30;

type Span = { readonly from: Instant; readonly minutes: number };

/** A visit that somebody has to make. */
export type Need = Span & {
  readonly place: Place;
  /** Null where anyone will do. */
  readonly skill: string | null;
  /** Men who are not sent to this customer: one of the two has blocked the other. */
  readonly never?: readonly number[];
};

/** A verified serviceman on duty, as he works on the day in question. */
export type Man = {
  readonly id: number;
  readonly place: Place;
  readonly reachKm: number;
  readonly skills: readonly string[];
  /** Minutes after midnight; none on a day off. */
  readonly hours: readonly { readonly fromMinute: number; readonly toMinute: number }[];
};

/** All that is known of a day: who works, what is taken, and what waits for somebody. */
export type WorkDay = {
  readonly men: readonly Man[];
  readonly taken: readonly (Span & { readonly manId: number })[];
  readonly waiting: readonly Need[];
};

/** He cannot do both: there is not the time to go from one to the other. */
const collide = (one: Span, other: Span): boolean => {
  const gap = TRAVEL_MINUTES * MINUTE_MS;
  return (
    one.from < other.from + other.minutes * MINUTE_MS + gap &&
    other.from < one.from + one.minutes * MINUTE_MS + gap
  );
};

const isAtWork = ({ hours }: Man, { from, minutes }: Span): boolean => {
  const begins = minuteOf(from);
  return hours.some(
    ({ fromMinute, toMinute }) => fromMinute <= begins && begins + minutes <= toMinute,
  );
};

/** Whether this man could be sent, as far as the rules go. */
export const canTake = (man: Man, need: Need, taken: WorkDay['taken']): boolean =>
  (need.skill === null || man.skills.includes(need.skill)) &&
  need.never?.includes(man.id) !== true &&
  isAtWork(man, need) &&
  kmBetween(man.place, need.place) <= man.reachKm &&
  !taken.some((job) => job.manId === man.id && collide(job, need));

/** Finds the need a man, moving others to other men where that helps. */
const seat = (
  need: number,
  able: readonly (readonly number[])[],
  seatOf: Map<number, number>,
  asked: Set<number>,
): boolean => {
  for (const man of able[need] ?? []) {
    if (asked.has(man)) continue;
    asked.add(man);
    const sitting = seatOf.get(man);
    if (sitting === undefined || seat(sitting, able, seatOf, asked)) {
      seatOf.set(man, need);
      return true;
    }
  }
  return false;
};

/**
 * Whether there is a man for one visit more, with one left for each that waits at the same time.
 * Those that wait are given men first, so one that nobody can do anyway takes no place from others.
 */
export const hasRoom = (need: Need, { men, taken, waiting }: WorkDay): boolean => {
  const rivals = waiting.filter((other) => collide(other, need));
  const jobsOf = Map.groupBy(taken, ({ manId }) => manId);
  const able = [...rivals, need].map((one) =>
    men.filter((man) => canTake(man, one, jobsOf.get(man.id) ?? [])).map(({ id }) => id),
  );
  const own = able[rivals.length] ?? [];
  if (own.length === 0) return false;
  if (own.length > rivals.length) return true;
  const seatOf = new Map<number, number>();
  for (const at of rivals.keys()) seat(at, able, seatOf, new Set());
  return seat(rivals.length, able, seatOf, new Set());
};
