import { kmBetween } from '../bookings/place.ts';
import type { Candidate, Job } from './candidate.ts';
import { reasonsAgainst, setsOutFrom, whyNotEligible, type NotEligible } from './eligibility.ts';
import { travelMinutes } from './travel.ts';

/** Every job of the last seven days counts as this much extra distance. */
const KM_PER_JOB = 0.5;

/** Servicemen with too few ratings rank as good, so that beginners get work. */
const UNRATED = 4.5;

export type Ranked = {
  readonly serviceman: Candidate;
  readonly km: number;
  readonly minutes: number;
};

/** Distance and recent work as one length, in steps of a hundred metres: smaller differences are ties. */
const hundredMetres = ({ serviceman, km }: Ranked): number =>
  Math.round((km + KM_PER_JOB * serviceman.jobsThisWeek) * 10);

const compare = (one: Ranked, other: Ranked): number =>
  hundredMetres(one) - hundredMetres(other) ||
  (other.serviceman.rating ?? UNRATED) - (one.serviceman.rating ?? UNRATED) ||
  one.serviceman.id - other.serviceman.id;

const rankedOf = (serviceman: Candidate, job: Job): Ranked => {
  const km = kmBetween(setsOutFrom(serviceman, job), job.place);
  return { serviceman, km, minutes: travelMinutes(km) };
};

/** The eligible servicemen, first offer first. */
export const rankCandidates = (job: Job, servicemen: readonly Candidate[]): readonly Ranked[] =>
  servicemen
    .filter((serviceman) => whyNotEligible(serviceman, job) === null)
    .map((serviceman) => rankedOf(serviceman, job))
    .toSorted(compare);

export type Match = Ranked & { readonly reasons: readonly NotEligible[] };

/** For operators: also those who are not eligible, with every reason, after those who are. */
export const matchCandidates = (job: Job, servicemen: readonly Candidate[]): readonly Match[] =>
  servicemen
    .map((serviceman) => ({
      ...rankedOf(serviceman, job),
      reasons: reasonsAgainst(serviceman, job),
    }))
    .toSorted((one, other) => one.reasons.length - other.reasons.length || compare(one, other));
