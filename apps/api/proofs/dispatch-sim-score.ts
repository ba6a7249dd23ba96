import { percentile } from './load-plan.ts';

export type Policy = 'karigar' | 'nearest' | 'random';

export type Day = {
  /** Servicemen who work that day. */
  readonly servicemen: readonly number[];
  readonly jobsOf: Map<number, number>;
  readonly waits: number[];
  readonly kms: number[];
  nobody: number;
  offers: number;
};

/** Gini coefficient: 0 when all have the same, near 1 when one has everything. */
export const gini = (counts: readonly number[]): number => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return 0;
  const weighted = counts
    .toSorted((one, other) => one - other)
    .reduce((sum, count, index) => sum + (2 * (index + 1) - counts.length - 1) * count, 0);
  return weighted / (counts.length * total);
};

/** Scores a simulated day in the numbers that compare dispatch policies. */
export const scoreDay = (
  policy: Policy,
  { servicemen, jobsOf, waits, kms, nobody, offers }: Day,
) => {
  const seconds = Float64Array.from(waits, (wait) => wait / 1000).toSorted();
  const jobs = servicemen.map((id) => jobsOf.get(id) ?? 0);
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
