import { kmBetween, type Place } from '../bookings/place.ts';
import type { Instant } from '../dates/instant.ts';
import { minuteOf } from './slots.ts';

const MINUTE_MS = 60_000;

/** Travel time from one job to the next. */
const TRAVEL_MINUTES = 30;

type Span = { readonly from: Instant; readonly minutes: number };

/** A visit that needs a serviceman. */
export type Need = Span & {
  readonly place: Place;
  /** Null when anyone can do it. */
  readonly skill: string | null;
  /** Servicemen who are not sent to this customer: one of the two has blocked the other. */
  readonly never?: readonly number[];
};

/** A verified serviceman on duty, with the working hours of the day in question. */
export type Serviceman = {
  readonly id: number;
  readonly place: Place;
  readonly reachKm: number;
  readonly skills: readonly string[];
  /** Minutes after midnight; empty on a day off. */
  readonly hours: readonly { readonly fromMinute: number; readonly toMinute: number }[];
};

/** One day's data: servicemen, assigned bookings, and visits that wait for a serviceman. */
export type WorkDay = {
  readonly servicemen: readonly Serviceman[];
  readonly taken: readonly (Span & { readonly servicemanId: number })[];
  readonly waiting: readonly Need[];
};

/** The two visits are too close for one serviceman to travel between them. */
const collide = (one: Span, other: Span): boolean => {
  const gap = TRAVEL_MINUTES * MINUTE_MS;
  return (
    one.from < other.from + other.minutes * MINUTE_MS + gap &&
    other.from < one.from + one.minutes * MINUTE_MS + gap
  );
};

const isAtWork = ({ hours }: Serviceman, { from, minutes }: Span): boolean => {
  const begins = minuteOf(from);
  return hours.some(
    ({ fromMinute, toMinute }) => fromMinute <= begins && begins + minutes <= toMinute,
  );
};

/** Whether the rules allow sending this serviceman. */
export const canTake = (serviceman: Serviceman, need: Need, taken: WorkDay['taken']): boolean =>
  (need.skill === null || serviceman.skills.includes(need.skill)) &&
  need.never?.includes(serviceman.id) !== true &&
  isAtWork(serviceman, need) &&
  kmBetween(serviceman.place, need.place) <= serviceman.reachKm &&
  !taken.some((job) => job.servicemanId === serviceman.id && collide(job, need));

/** Assigns a serviceman to the need, reassigning other needs where that helps (bipartite matching). */
const matchNeed = (
  need: number,
  able: readonly (readonly number[])[],
  needOf: Map<number, number>,
  tried: Set<number>,
): boolean => {
  for (const serviceman of able[need] ?? []) {
    if (tried.has(serviceman)) continue;
    tried.add(serviceman);
    const current = needOf.get(serviceman);
    if (current === undefined || matchNeed(current, able, needOf, tried)) {
      needOf.set(serviceman, need);
      return true;
    }
  }
  return false;
};

/**
 * Whether a serviceman is left for one more visit beside those waiting at the same time. Waiting
 * visits are matched first, so a visit that nobody can do takes no capacity.
 */
export const hasCapacity = (need: Need, { servicemen, taken, waiting }: WorkDay): boolean => {
  const rivals = waiting.filter((other) => collide(other, need));
  const jobsOf = Map.groupBy(taken, ({ servicemanId }) => servicemanId);
  const able = [...rivals, need].map((one) =>
    servicemen
      .filter((serviceman) => canTake(serviceman, one, jobsOf.get(serviceman.id) ?? []))
      .map(({ id }) => id),
  );
  const own = able[rivals.length] ?? [];
  if (own.length === 0) return false;
  if (own.length > rivals.length) return true;
  const needOf = new Map<number, number>();
  for (const at of rivals.keys()) matchNeed(at, able, needOf, new Set());
  return matchNeed(rivals.length, able, needOf, new Set());
};
