import { percentile } from './load-plan.ts';

export type Policy = 'karigar' | 'nearest' | 'random';

export type Day = {
  /** Those who work that day. */
  readonly men: readonly number[];
  readonly jobsOf: Map<number, number>;
  readonly waits: number[];
  readonly kms: number[];
  nobody: number;
  offers: number;
};

/** 0 when all have the same, near 1 when one has everything. */
export const gini = (counts: readonly number[]): number => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return 0;
  const weighted = counts
    .toSorted((one, other) => one - other)
    .reduce((sum, count, index) => sum + (2 * (index + 1) - counts.length - 1) * count, 0);
  return weighted / (counts.length * total);
};

/** A day in the numbers by which ways of giving out work are compared. */
export const scoreDay = (policy: Policy, { men, jobsOf, waits, kms, nobody, offers }: Day) => {
  const seconds = Float64Array.from(waits, (wait) => wait / 1000).toSorted();
  const jobs = men.map((id) => jobsOf.get(id) ?? 0);
  const bookings = waits.length + nobody;
  return {
    policy,
    bookings,
    secondsToAccept: percentile(seconds, 0.5),
    secondsToAcceptP90: percentile(seconds, 0.9),
    shareWithoutAnyone: bookings === 0 ? 0 : nobody / bookings,
    kmPerJob: kms.length === 0 ? 0 : kms.reduce((sum, km) => sum + km, 0) / kms.length,
    offersPerJob: waits.length === 0 ? 0 : offers / waits.length,
    gini: gini(jobs),
  };
};

export type DayScore = ReturnType<typeof scoreDay>;
